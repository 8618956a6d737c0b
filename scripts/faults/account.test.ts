import { account, type StoredLead } from './account'

const typed = new Map([
  ['fullname', 'Rao 1-1'],
  ['clubid', '104'],
  ['agree', 'on'],
])
const body = { fullname: 'Rao 1-1', clubid: 104, agree: true }
const other = { ...body, clubid: 101 }
const sent = { mark: '1-1', typed, thanked: true }
const stored: StoredLead = {
  id: 'a',
  form: 'feedback',
  state: 'delivered',
  payload: JSON.stringify(body),
  attempts: 1,
  due_at: 0,
  last_answer: '201',
}
const received = { number: 1, key: 'a', endpoint: 'feedback_data', body, receivedAt: '', seen: 3 }

test('a thanked lead that is at the backend once, or was refused by it, is in order', () => {
  expect(account([sent], [stored], [received])).toMatchObject({ delivered: 1, lost: 0, twice: 0 })
  const refused: StoredLead = { ...stored, state: 'failed', last_answer: '422 {}' }
  expect(account([sent], [refused], [])).toMatchObject({ failed: 1, lost: 0, problems: [] })
})

test.each<[string, StoredLead[], (typeof received)[]]>([
  ['is not stored', [], []],
  ['still waits', [{ ...stored, state: 'pending' }], [received]],
  ['waits for an operator', [{ ...stored, state: 'held' }], []],
  ['failed though it was not refused', [{ ...stored, state: 'failed', last_answer: '503' }], []],
  ['is not at the backend', [stored], []],
  ['is there under another key', [stored], [{ ...received, key: 'b' }]],
  ['is there with other values', [stored], [{ ...received, body: other }]],
  ['was blanked', [{ ...stored, payload: JSON.stringify({ ...body, fullname: '' }) }], [received]],
])('a thanked lead is lost when it %s', (_, leads, arrived) => {
  const { lost, problems } = account([sent], leads, arrived)
  expect(lost).toBe(1)
  expect(problems).toEqual([expect.stringContaining('1-1')])
})

test('a submission that is two leads is twice, thanked or not', () => {
  const again = { ...stored, id: 'b' }
  expect(account([{ ...sent, thanked: false }], [stored, again], [])).toMatchObject({ twice: 1 })
})
