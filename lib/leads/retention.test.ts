import { log } from '@/lib/log'
import { type Database, openSqlite } from '@/lib/store/database'
import { startRetention } from './retention'
import { leadStore } from './store'

const hour = 3_600_000
const day = 24 * hour

let db: Database

beforeEach(async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  db = await openSqlite(':memory:')
  const store = leadStore(db)
  await store.receive({ form: 'contact', payload: { city: 'Delhi' }, submission: 'a', now: 0 })
  const [claimed] = await store.claim(1, 0, 1000)
  if (claimed) await store.settle(claimed, { state: 'delivered', answer: '201', at: 0 })
})

afterEach(async () => {
  jest.useRealTimers()
  await db.destroy()
})

async function blankedAt(): Promise<number | null | undefined> {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  return (await db.selectFrom('leads').select('erased_at').executeTakeFirst())?.erased_at
}

test('leads are blanked at the start of the site', async () => {
  jest.setSystemTime(2 * day + 1)
  startRetention(() => Promise.resolve(db), 2)
  expect(await blankedAt()).toBe(2 * day + 1)
})

test('leads are looked at every hour, also after an hour in which the store failed', async () => {
  const error = jest.spyOn(log, 'error')
  const open = jest.fn(() => Promise.resolve(db)).mockRejectedValueOnce(new Error('down'))
  jest.setSystemTime(2 * day - hour)
  startRetention(open, 2)
  expect(await blankedAt()).toBeNull()
  expect(error).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(hour)
  expect(await blankedAt()).toBeNull()
  jest.advanceTimersByTime(hour)
  expect(await blankedAt()).toBe(2 * day + hour)
})
