import { account, type Sent, type StoredLead } from './account'

const typed = new Map([
  ['fullname', 'Rao 1-1'],
  ['clubid', '104'],
  ['agree', 'on'],
])
const body = { fullname: 'Rao 1-1', clubid: 104, agree: true }
const other = { ...body, clubid: 101 }
const sent: Sent = { mark: '1-1', typed, thanked: true }
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

test('a thanked lead that is at the backend once is in order, however often it was seen', () => {
  expect(account([sent], [stored], [received])).toEqual({
    ...{ thanked: 1, delivered: 1, failed: 0, lost: 0, twice: 0, repeats: 2, notThanked: 0 },
    problems: [],
  })
})

test('a lead that failed with a reason is in order', () => {
  const failed: StoredLead = { ...stored, state: 'failed' }
  expect(account([sent], [failed], [])).toMatchObject({ failed: 1, lost: 0, problems: [] })
})

test.each<[string, StoredLead[], (typeof received)[]]>([
  ['is not stored', [], []],
  ['still waits', [{ ...stored, state: 'pending' }], [received]],
  ['waits for an operator nobody told', [{ ...stored, state: 'held' }], []],
  ['failed without a reason', [{ ...stored, state: 'failed', last_answer: null }], []],
  ['is not at the backend', [stored], []],
  ['is there under another key', [stored], [{ ...received, key: 'b' }]],
  ['is there with other values', [stored], [{ ...received, body: other }]],
  [
    'was stored with other values',
    [{ ...stored, payload: JSON.stringify(other) }],
    [{ ...received, body: other }],
  ],
])('a thanked lead is lost when it %s', (_, leads, arrived) => {
  const { lost, problems } = account([sent], leads, arrived)
  expect(lost).toBe(1)
  expect(problems).toEqual([expect.stringContaining('1-1')])
})

test('a submission that nobody was thanked for may be stored or not, but not twice', () => {
  const givenBack = { ...sent, thanked: false }
  expect(account([givenBack], [], [])).toMatchObject({ notThanked: 1, problems: [] })
  expect(account([givenBack], [stored], [received])).toMatchObject({ lost: 0, problems: [] })
  const again = { ...stored, id: 'b' }
  expect(account([givenBack], [stored, again], [received])).toMatchObject({ twice: 1 })
})
