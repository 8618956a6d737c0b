import { readFileSync } from 'node:fs'
import { forms } from '@/content/forms/forms'
import { findings, needsSomebody, severities } from './findings'
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

const waitFor = (...minutes: number[]) => Promise.all(minutes.map((age) => come(age * minute)))

test.each<[string, () => unknown, string]>([
  ['two leads that wait for ten minutes', () => waitFor(10, 9), ''],
  ['one that waits longer, and another', () => waitFor(11, 1), 'late page'],
  ['one alone that waits longer, at any hour', () => waitFor(11), 'waiting ticket'],
  [
    'six of six forms that wait while the backend takes others',
    () =>
      Promise.all(
        [...forms.keys()]
          .slice(0, 6)
          .map((form) => come(hour, 'pending', { form }))
          .concat(come(2 * hour, 'delivered', { settled_at: now - 11 * minute })),
      ),
    '',
  ],
  [
    'one that waits for more than a day, whatever the backend takes',
    () => Promise.all([come(25 * hour), come(minute, 'delivered')]),
    'waiting ticket',
  ],
  [
    'more that wait since the backend took the last one, whatever waited before',
    () => Promise.all([waitFor(2 * 60, 11, 5), come(12 * minute, 'delivered')]),
    'late page',
  ],
  [
    'two that wait since a delivery, and a delivery of a clock that was ahead',
    () => Promise.all([waitFor(11, 11), come(hour, 'delivered', { settled_at: now + day })]),
    'late page',
  ],
  ['a failed lead', () => come(0, 'failed'), 'contact failed ticket'],
  ['a lead that was quarantined at night', () => come(12 * hour, 'held'), ''],
  [
    'one that nobody released for a day',
    () => come(25 * hour, 'held'),
    'contact quarantined ticket',
  ],
  [
    'no lead for three days',
    () => Promise.all([9, 3].map((days) => come(days * day, 'delivered'))),
    '',
  ],
  [
    'none for longer, but a quarantined one',
    async () => {
      await come(3 * day + minute, 'delivered')
      await come(hour, 'held')
    },
    'quiet ticket',
  ],
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
})

test('what to do about each kind is a section of docs/operate.md, which a finding names', async () => {
  const operate = readFileSync('docs/operate.md', 'utf8')
  const sections = [...operate.matchAll(/^\*\*(.+)\.\*\*/gm)].map(([, name]) => name?.toLowerCase())
  expect(sections).toEqual(expect.arrayContaining(Object.keys(severities)))
  await come(0, 'failed')
  const texts = (await findings(db, now)).filter(needsSomebody).map(({ text }) => text)
  expect(texts).toEqual(['contact: 1 failed, the oldest for 0 seconds (operate.md, Failed)'])
})
