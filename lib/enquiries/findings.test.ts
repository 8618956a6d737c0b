import { metrics } from '@/lib/metrics'
import { needsSomebody } from './findings'
import { updateGauges } from './gauges'
import { checkHealth } from './health'
import { receiveLead } from './receive'
import { writeValue } from './store/key-values'
import { openSqlite } from './store/sqlite'
import type { Database, LeadState } from './store/tables'

let db: Database
jest.mock('./store/open', () => ({ database: () => Promise.resolve(db) }))

let mockRoom = 9e9
jest.mock('./store/readiness', () => ({
  writeProbe: () => Promise.resolve(),
  isDiskFull: () => Promise.resolve(false),
  diskRoom: () => Promise.resolve(mockRoom),
}))

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = 30 * day

beforeEach(async () => {
  mockRoom = 9e9
  db = await openSqlite(':memory:')
  await writeValue(db, 'last-backup', String(now), now)
})

const come = (age: number, state: LeadState = 'pending', more = {}) =>
  db
    .insertInto('leads')
    .values({
      ...{
        id: crypto.randomUUID(),
        form: 'contact',
        payload: '{}',
        dedupe_key: crypto.randomUUID(),
      },
      ...{ state, attempts: 0, due_at: 0, lease_until: 0, not_before: 0, received_at: now - age },
      ...{ tried_ms: 0, tried_at: 0, settled_at: now - age, ...more },
    })
    .execute()

/** The lines of the metrics whose names begin so. */
async function numbers(start: RegExp) {
  await updateGauges(now)
  return (await metrics().registry.metrics()).split('\n').filter((line) => start.test(line))
}

const page = { last_answer: '200 text/html' }
const comeTimes = async (times: number, age: number) => {
  for (let time = 0; time < times; time++) await come(age, 'delivered')
}

test.each<[string, () => unknown, string]>([
  ['a lead that waits for ten minutes', () => come(10 * minute), ''],
  [
    'one that waits longer',
    () => come(11 * minute),
    'finding="late",form="contact",severity="page"',
  ],
  ['a failed lead', () => come(0, 'failed'), 'finding="failed",form="contact",severity="page"'],
  ['a lead that was quarantined at night', () => come(12 * hour, 'held'), ''],
  [
    'one that nobody released for a day',
    () => come(25 * hour, 'held'),
    'finding="quarantined",form="contact",severity="ticket"',
  ],
  [
    'a web page as the response',
    () => come(hour, 'delivered', page),
    'finding="web page",form="contact",severity="page"',
  ],
  ['a web page as the response of yesterday', () => come(25 * hour, 'delivered', page), ''],
  ['two hundred leads in an hour', () => comeTimes(200, minute), ''],
  ['more', () => comeTimes(201, minute), 'finding="flood",form="",severity="page"'],
  [
    'more, ten times as many as usual at most',
    async () => {
      await comeTimes(201, minute)
      for (let ago = 2; ago < 168; ago++) await comeTimes(21, ago * hour)
    },
    '',
  ],
  ['little room on the disk', () => (mockRoom = 4e8), 'finding="disk",form="",severity="page"'],
  [
    'an old backup',
    () => writeValue(db, 'last-backup', String(now - 3 * day), 0),
    'finding="backup",form="",severity="ticket"',
  ],
  [
    'a backup of the future',
    () => writeValue(db, 'last-backup', String(now + day), 0),
    'finding="backup",form="",severity="ticket"',
  ],
])('what needs somebody is told alike by metrics and health: %s', async (_case, arrange, told) => {
  await arrange()
  expect(await numbers(/^octa_findings/)).toEqual(told ? [`octa_findings{${told}} 1`] : [])
  const place = { leads: 'leads', certificate: '/no/such/file' }
  const lines = await checkHealth(() => Promise.resolve(db), now, place)
  expect(lines.filter(needsSomebody)).toHaveLength(told ? 1 : 0)
})

test('the metrics say how many leads there are, how long the oldest of each form waits, and the room for more', async () => {
  const lead = { form: 'contact', payload: {}, submission: 'older', now: now - hour }
  await receiveLead(db, lead)
  await receiveLead(db, { ...lead, submission: 'newer', now })
  await receiveLead(db, { ...lead, form: 'feedback', quarantineReason: 'quick' })
  expect(await numbers(/^octa_(leads|oldest|store)/)).toEqual([
    'octa_leads{form="contact",state="pending"} 2',
    'octa_leads{form="feedback",state="held"} 1',
    'octa_oldest_waiting_seconds{form="contact"} 3600',
    'octa_store_free_bytes 9000000000',
  ])
  await db.updateTable('leads').set({ state: 'delivered' }).execute()
  expect(await numbers(/^octa_oldest/)).toEqual([])
})
