import { log } from '@/lib/log'
import { openSqlite } from '@/lib/store/sqlite'
import type { Database } from '@/lib/store/tables'
import { receiveLead } from './receive'
import { startRetention } from './retention'

const hour = 3_600_000
const day = 24 * hour

const mockRunEnds = jest.fn()
jest.mock('./erase', () => ({
  ...jest.requireActual<object>('./erase'),
  truncateWriteAheadLog: () => Promise.resolve(mockRunEnds()).then(() => true),
}))

let db: Database
let leads: number

beforeEach(async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  db = await openSqlite(':memory:')
  leads = 0
})

afterEach(async () => {
  jest.useRealTimers()
  await db.destroy()
})

async function ended(state: 'delivered' | 'failed' | 'held', now = 0) {
  const lead = { form: 'contact', payload: { city: 'Delhi' }, submission: String(leads++), now }
  const { id } = await receiveLead(db, lead)
  const settled_at = state === 'held' ? null : now
  await db.updateTable('leads').set({ state, settled_at }).where('id', '=', id).execute()
}

/** Resolves when the next look at the leads has ended. */
const runEnds = () => new Promise((resolve) => mockRunEnds.mockImplementationOnce(resolve))

const blanked = async () =>
  (
    await db
      .selectFrom('leads')
      .select(['state', 'erased_at'])
      .where('erased_at', 'is not', null)
      .execute()
  ).map(({ state, erased_at }) => [state, erased_at])

test('leads are blanked at the start of the site', async () => {
  await ended('delivered')
  jest.setSystemTime(2 * day + 1)
  const run = runEnds()
  startRetention(() => Promise.resolve(db), 2)
  await run
  expect(await blanked()).toEqual([['delivered', 2 * day + 1]])
})

test('leads are looked at every hour, also after an hour in which the store failed', async () => {
  await ended('delivered')
  const failed = new Promise<void>((resolve) =>
    jest.spyOn(log, 'error').mockImplementationOnce(() => resolve()),
  )
  const open = jest.fn(() => Promise.resolve(db)).mockRejectedValueOnce(new Error('down'))
  jest.setSystemTime(2 * day - hour)
  startRetention(open, 2)
  await failed
  for (const expected of [[], [['delivered', 2 * day + hour]]]) {
    const run = runEnds()
    jest.advanceTimersByTime(hour)
    await run
    expect(await blanked()).toEqual(expected)
  }
})

test('leads that failed or are held are blanked after a year, and the log says so', async () => {
  const warn = jest.spyOn(log, 'warn')
  for (const state of ['failed', 'held'] as const) {
    await ended(state)
    await ended(state, day)
  }
  jest.setSystemTime(365 * day + 1)
  const run = runEnds()
  startRetention(() => Promise.resolve(db), 2)
  await run
  expect(await blanked()).toHaveLength(2)
  expect(warn.mock.calls.map(([entry]) => entry)).toEqual([
    { leads: 1, state: 'failed' },
    { leads: 1, state: 'held' },
  ])
})
