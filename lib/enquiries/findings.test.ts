import { findings, needsSomebody } from './findings'
import { noteNewsList } from './news-list'
import { writeValue } from './store/key-values'
import { openSqlite } from './store/sqlite'
import type { Database, LeadState } from './store/tables'

let db: Database

let mockRoom = 9e9
jest.mock('./store/readiness', () => ({ diskRoom: () => Promise.resolve(mockRoom) }))

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

const page = { last_answer: '200 text/html' }
const broke = { last_answer: '500 {}' }
const away = { last_answer: 'TypeError: connect ECONNREFUSED' }
const comeTimes = async (times: number, age: number) => {
  for (let time = 0; time < times; time++) await come(age, 'delivered')
}

/** The backend is asked for the list of the news, in vain, so long ago. */
const missNews = async (...ages: number[]) => {
  for (const age of ages) await noteNewsList(db, false, now - age)
}

test.each<[string, () => unknown, string]>([
  ['a lead that waits for ten minutes', () => come(10 * minute), ''],
  ['one that waits longer', () => come(11 * minute), 'contact late page'],
  [
    'one that waits while the backend takes others',
    () => Promise.all([come(11 * minute), come(10 * minute, 'delivered')]),
    'contact late ticket',
  ],
  [
    'more that wait since the backend took the last one',
    () =>
      Promise.all(
        [12, 11].map((age) => come(age * minute)).concat(come(11.5 * minute, 'delivered')),
      ),
    'contact late page',
  ],
  [
    'one that waits while the backend takes those of another form',
    () => Promise.all([come(11 * minute), come(10 * minute, 'delivered', { form: 'franchise' })]),
    'contact late page',
  ],
  [
    'one, or some of one hour, that the backend itself fails on',
    () => Promise.all([come(11 * minute, 'pending', broke), come(71 * minute, 'pending', broke)]),
    'contact late ticket',
  ],
  [
    'some of more than an hour',
    () => Promise.all([come(11 * minute, 'pending', broke), come(72 * minute, 'pending', broke)]),
    'contact late page',
  ],
  [
    'one that the backend fails on, and one that gets no response',
    () => Promise.all([come(11 * minute, 'pending', broke), come(11 * minute, 'pending', away)]),
    'contact late page',
  ],
  ['a failed lead', () => come(0, 'failed'), 'contact failed ticket'],
  ['a lead that was quarantined at night', () => come(12 * hour, 'held'), ''],
  [
    'one that nobody released for a day',
    () => come(25 * hour, 'held'),
    'contact quarantined ticket',
  ],
  ['a web page as the response', () => come(hour, 'delivered', page), 'contact web page ticket'],
  ['a web page as the response of yesterday', () => come(25 * hour, 'delivered', page), ''],
  ['two hundred leads in an hour', () => comeTimes(200, minute), ''],
  ['more', () => comeTimes(201, minute), 'flood ticket'],
  [
    'more, ten times as many as usual at most',
    async () => {
      await comeTimes(201, minute)
      for (let ago = 2; ago < 168; ago++) await comeTimes(21, ago * hour)
    },
    '',
  ],
  ['no lead for three days', () => come(3 * day, 'delivered'), ''],
  [
    'none for longer, but a quarantined one',
    async () => {
      await come(3 * day + minute, 'delivered')
      await come(hour, 'held')
    },
    'quiet ticket',
  ],
  ['no good list of the news for a day', () => missNews(30 * hour, 6 * hour), ''],
  ['none for longer', () => missNews(30 * hour, 5 * hour), 'news ticket'],
  ['one since', () => missNews(30 * hour, 5 * hour).then(() => noteNewsList(db, true, now)), ''],
  [
    'a lead of a form that this build does not know, never at night',
    () => come(11 * minute, 'pending', { form: 'lead-of-2019' }),
    'lead-of-2019 unknown form ticket',
  ],
  [
    'one of a release that is being deployed',
    () => come(minute, 'failed', { form: 'lead-of-2031' }),
    '',
  ],
  ['little room on the disk', () => (mockRoom = 4e8), 'disk page'],
  ['an old backup', () => writeValue(db, 'last-backup', String(now - 3 * day), 0), 'backup ticket'],
  [
    'a backup of the future',
    () => writeValue(db, 'last-backup', String(now + day), 0),
    'backup ticket',
  ],
])('what needs somebody is a finding: %s', async (_case, arrange, told) => {
  await arrange()
  const found = (await findings(db, now)).filter(needsSomebody)
  const said = found.map(({ form, kind, severity }) =>
    [form, kind, severity].filter(Boolean).join(' '),
  )
  expect(said).toEqual(told ? [told] : [])
  for (const { severity, advice } of found) {
    expect(advice?.stake).toMatch(severity === 'page' ? /\.$/ : 'It can wait until morning.')
    expect(advice?.commands.length).toBeGreaterThan(0)
  }
})
