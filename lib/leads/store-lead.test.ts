import { setTimeout as wait } from 'node:timers/promises'
import { openSqlite } from '@/lib/store/sqlite'
import type { Database } from '@/lib/store/tables'
import { storeLead } from './store-lead'

jest.setTimeout(30_000)

let mockDatabase: () => Promise<Database>
jest.mock('@/lib/store/database', () => ({ database: () => mockDatabase() }))

const lead = { form: 'contact', payload: {}, submission: '', now: 0 }

let db: Database

beforeEach(async () => {
  db = await openSqlite(':memory:')
})

afterEach(() => db.destroy())

test('a store that never answers is given up within six seconds', async () => {
  mockDatabase = () => new Promise(() => undefined)
  const began = performance.now()
  await expect(storeLead(lead)).rejects.toThrow('did not answer in time')
  expect(performance.now() - began).toBeLessThan(6000)
})

test('a lead is not given back because the process was busy when the store answered', async () => {
  mockDatabase = () => Promise.resolve(db)
  const stored = storeLead(lead)
  await wait(0)
  for (const until = performance.now() + 6000; performance.now() < until;);
  expect(await stored).toMatchObject({ repeated: false })
})

test('an error that comes late is not tried a second time', async () => {
  const open = jest.fn(() => wait(700).then(() => Promise.reject(new Error('refused'))))
  mockDatabase = open
  await expect(storeLead(lead)).rejects.toThrow('refused')
  expect(open).toHaveBeenCalledTimes(1)
})
