import { UsageError, readCommand, usage } from './options'

const now = Date.parse('2026-11-21T12:00:00Z')
const read = (line: string) => readCommand(line.split(' ').filter(Boolean), now)

test('each command is read with what it takes', () => {
  const filter = { state: 'failed', form: 'contact', club: undefined, since: undefined }
  const list = { does: 'list', filter, json: true }
  expect(read('list --state failed --form contact --json')).toMatchObject(list)
  const exported = { does: 'export', filter, format: 'xlsx' }
  expect(read('export --format xlsx --state failed --form contact')).toMatchObject(exported)
  for (const does of ['show', 'retry', 'release', 'erase'])
    expect(read(`${does} abcd`)).toMatchObject({ does, named: 'abcd', json: false })
  const all = { does: 'retry', named: '', allFailed: true }
  expect(read('retry --all-failed')).toMatchObject(all)
  const asha = { does: 'erase', named: '', filter: { phone: '98000', email: 'a@b' } }
  expect(read('erase --phone 98000 --email a@b')).toMatchObject(asha)
  expect(read('health')).toMatchObject({ does: 'health' })
  expect(read('backup copy.db')).toMatchObject({ does: 'backup', named: 'copy.db' })
  for (const line of ['show --help', 'help', '--help', '-h', ''])
    expect(read(line)).toMatchObject({ does: 'help' })
  for (const club of ['bandra', '104'])
    expect(read(`list --club ${club}`)).toMatchObject({ filter: { club: 104 } })
})

test('the help fits into 80 columns', () => {
  expect(usage.split('\n').filter((line) => line.length > 80)).toEqual([])
})

test.each([
  ['24h', '2026-11-20T12:00:00.000Z'],
  ['7d', '2026-11-14T12:00:00.000Z'],
  ['2026-11-01', '2026-10-31T18:30:00.000Z'],
  ['2026-11-01T18:30', '2026-11-01T13:00:00.000Z'],
  ['2026-11-01T18:30:15Z', '2026-11-01T18:30:15.000Z'],
  ['2026-11-01T18:30+01:00', '2026-11-01T17:30:00.000Z'],
])('since %s is %s: Indian time where no zone is given', (when, time) => {
  expect(read(`list --since ${when}`)).toMatchObject({ filter: { since: Date.parse(time) } })
})

test.each([
  'list --club Bandra',
  'frob',
  'toString',
  'list --frob',
  'list --format csv',
  'list --state lost',
  'list --since yesterday',
  'list --since 2026-13-01',
  'list --form',
  'export',
  'export --format xml',
  'show a --json',
  'show',
  'show a b',
  'show a --all-failed',
  'retry',
  'retry a --all-failed',
  'erase --state failed',
  'erase a --phone 98000',
  'health now',
  'backup',
])('"%s" is refused in one line', (line) => {
  expect(() => read(line)).toThrow(UsageError)
  expect(() => read(line)).toThrow(/^[^\n]{5,110}$/)
})
