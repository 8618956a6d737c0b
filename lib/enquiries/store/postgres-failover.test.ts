import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { receiveLead } from '@/lib/enquiries/receive'
import { openPostgres } from './postgres'
import { assertStoreTakesLeads, reportFailedWrite } from './readiness'
import type { Database } from './tables'

jest.mock('./open', () => ({ database: () => Promise.resolve(db) }))

const pair = fork('testing/postgres-pair.mjs')
async function ask(...message: string[]): Promise<string> {
  const responded = once(pair, 'message')
  pair.send(message)
  return String((await responded)[0])
}

const someLead = () => ({ form: 'contact', payload: {}, submission: randomUUID(), now: 0 })

let url: string
let db: Database

beforeAll(async () => {
  url = await ask('start')
  process.env.DATABASE_URL = url
  await ask('waitForStandbys', '*')
  db = await openPostgres(url)
})

afterAll(async () => {
  await db.destroy()
  pair.disconnect()
  await once(pair, 'exit')
})

test('a commit whose wait for the standby was given up is a failed write, and so is its repeat', async () => {
  await ask('waitForStandbys', 'absent')
  const lead = someLead()
  await expect(receiveLead(db, lead)).rejects.toThrow('the commit may be lost')
  const failed: unknown = await receiveLead(db, lead).catch((error: unknown) => error)
  expect(String(failed)).toMatch('the commit may be lost')
  await assertStoreTakesLeads()
  reportFailedWrite(failed)
  await expect(assertStoreTakesLeads()).rejects.toThrow('a write failed')
  await ask('waitForStandbys', '*')
  // Connections learn of it one by one.
  const again = (): ReturnType<typeof receiveLead> => receiveLead(db, lead).catch(again)
  expect(await again()).toMatchObject({ repeated: true })
  const well = (): Promise<void> => assertStoreTakesLeads().catch(() => setImmediate().then(well))
  await well()
})

test('a promoted standby is used within ten seconds, with all that was stored', async () => {
  const before = await Promise.all(Array.from({ length: 20 }, () => receiveLead(db, someLead())))
  await ask('stopFirst')
  await ask('promote')
  const promoted = performance.now()
  while ((await receiveLead(db, someLead()).catch(() => undefined)) === undefined);
  expect(performance.now() - promoted).toBeLessThan(10_000)
  const kept = await db.selectFrom('leads').select('id').execute()
  expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)))
})

test('a start finds the host that takes writes while the first is down', async () => {
  const other = await openPostgres(url)
  expect(await receiveLead(other, someLead())).toMatchObject({ repeated: false })
  await other.destroy()
})
