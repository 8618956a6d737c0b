import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import type { PostResult } from '@/lib/enquiries/backend'
import { startDelivery } from '@/lib/enquiries/deliver'
import { receiveLead, storeLead } from '@/lib/enquiries/receive'
import { log } from '@/lib/log'
import { emptyPostgres } from '@/testing/stores'
import { startTcpProxy } from '@/testing/tcp-proxy'
import { openPostgres } from './postgres'
import type { Database } from './tables'
import { storeTime } from './time'

let mockDatabase: () => Promise<Database>
jest.mock('./open', () => ({ database: () => mockDatabase() }))

const lead = { form: 'contact', payload: {}, submission: '', now: 0 }

let files: Awaited<ReturnType<typeof emptyPostgres>>
let proxy: Awaited<ReturnType<typeof startTcpProxy>>
let url: URL
let db: Database

beforeEach(async () => {
  files = await emptyPostgres()
  url = new URL(files.settings.DATABASE_URL ?? '')
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) })
  url.host = `127.0.0.1:${proxy.port}`
  db = await openPostgres(url.href)
  mockDatabase = () => Promise.resolve(db)
})

afterEach(async () => {
  await proxy.close()
  await db.destroy()
  await files.remove()
})

/** Stores ten leads at once, and returns which of them were stored. */
const tenAtOnce = async (name = '') => {
  const stored = Array.from({ length: 10 }, (_, index) =>
    storeLead({ ...lead, submission: `${name} ${index}` }),
  )
  return new Set((await Promise.allSettled(stored)).map(({ status }) => status))
}

test('nobody waits for a server that went silent, and it is used again when it responds', async () => {
  await tenAtOnce()
  proxy.silence()
  expect(await tenAtOnce()).toEqual(new Set(['rejected']))
  // No connection is left, and none is made.
  await expect(sql`select 1`.execute(db)).rejects.toThrow('timeout')
  proxy.forward()
  while ((await storeLead(lead).catch(() => 'not yet')) === 'not yet');
})

/** Waits until so many connections are in the middle of a query. */
async function untilAsleep(connections: number) {
  const other = await openPostgres(url.href)
  const asleep = sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`
  while ((await asleep.execute(other)).rows.length < connections);
  await other.destroy()
}

test('connections that are cut fail their queries, and who waits for one gets a new one', async () => {
  const busy = Array.from({ length: 10 }, () => sql`select pg_sleep(600)`.execute(db))
  await untilAsleep(10)
  const ended = Promise.allSettled(busy)
  const waiting = Array.from({ length: 10 }, (_, index) =>
    receiveLead(db, { ...lead, submission: `${index}` }),
  )
  proxy.cut()
  expect(new Set((await ended).map(({ status }) => status))).toEqual(new Set(['rejected']))
  await Promise.all(waiting)
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(10)
})

test('connections that broke while nobody used them cost no visitor anything', async () => {
  // The error comes soon, however slow the machine is.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0)
  await tenAtOnce()
  proxy.cut()
  const stored = await tenAtOnce('later')
  clock.mockRestore()
  expect(stored).toEqual(new Set(['fulfilled']))
})

test('a connection that was lost silently fails one query, and the next has a new one', async () => {
  const patient = await openPostgres(url.href, 2_000)
  await sql`select 1`.execute(patient)
  proxy.lose()
  await expect(receiveLead(patient, lead)).rejects.toThrow('timeout')
  expect(await receiveLead(patient, lead)).toMatchObject({ repeated: false })
  await patient.destroy()
})

test('a lead whose commit got no answer is stored once, also when it is sent again', async () => {
  const holding = new Client(url.href)
  await holding.connect()
  await sql`create function wait_for_test() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock_shared(1); return null; end'`.execute(db)
  await sql`create constraint trigger slow_commit after insert on leads
    deferrable initially deferred for each row execute function wait_for_test()`.execute(db)
  await holding.query('select pg_advisory_lock(1)')
  const impatient = await openPostgres(url.href, 100)
  await expect(receiveLead(impatient, lead)).rejects.toThrow('Query read timeout')
  await expect(receiveLead(impatient, lead)).rejects.toThrow('statement timeout')
  await holding.end()
  expect(await receiveLead(db, lead)).toMatchObject({ repeated: true })
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1)
  await impatient.destroy()
})

test('the log tells of an idle connection that broke, and nothing of the connection', async () => {
  await tenAtOnce()
  const told = new Promise<unknown>((resolve) =>
    jest.spyOn(log, 'warn').mockImplementation(resolve),
  )
  proxy.cut()
  expect(await told).toEqual({ reason: 'Connection terminated unexpectedly' })
  jest.restoreAllMocks()
})

test('while the table is locked there are no more connections than before, and all is well after it', async () => {
  const locking = new Client(url.href)
  await locking.connect()
  await locking.query('begin; lock table leads in access exclusive mode')
  // A transaction would see the same connections each time.
  const counting = await openPostgres(url.href)
  const connections = sql`select pid from pg_stat_activity where datname = current_database()`
  for (let wave = 0; wave < 3; wave++) {
    expect(await tenAtOnce()).toEqual(new Set(['rejected']))
    expect((await connections.execute(counting)).rows.length).toBeLessThanOrEqual(12)
  }
  await locking.end()
  expect(await storeLead(lead)).toMatchObject({ repeated: false })
  await counting.destroy()
})

test('a database whose commits do not wait for the disk is refused', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} set synchronous_commit = off`.execute(db)
  await expect(openPostgres(url.href)).rejects.toThrow('synchronous_commit is off')
})

/** Makes something of the whole server, and an address that leads there. */
async function asServer(statement: string, change: (address: URL) => void) {
  await sql.raw(statement).execute(db)
  const address = new URL(files.settings.DATABASE_URL ?? '')
  change(address)
  return address.href
}

test('where the server gives fewer connections than are asked for, each enquiry waits for its turn', async () => {
  const role = `few_${randomUUID().replaceAll('-', '')}`
  const few = await asServer(
    `create role ${role} superuser login connection limit 4`,
    (address) => {
      address.username = role
    },
  )
  const limited = await openPostgres(few)
  await sql`alter role ${sql.id(role)} nosuperuser`.execute(db)
  await sql`grant all on all tables in schema public to ${sql.id(role)}`.execute(db)
  const many = Array.from({ length: 32 }, (_, index) =>
    receiveLead(limited, { ...lead, submission: `${index}` }),
  )
  await Promise.all(many)
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(32)
  await limited.destroy()
  await sql`drop owned by ${sql.id(role)}; `.execute(db)
  await sql`drop role ${sql.id(role)}`.execute(db)
})

test('tables of the same names in another schema are no obstacle', async () => {
  await sql`alter schema public rename to before_restore`.execute(db)
  await sql`create schema public`.execute(db)
  const anew = await openPostgres(files.settings.DATABASE_URL ?? '')
  expect(await receiveLead(anew, lead)).toMatchObject({ repeated: false })
  await anew.destroy()
})

test('a database whose encoding can’t hold every name is refused in words', async () => {
  const name = `latin_${randomUUID().replaceAll('-', '')}`
  const latin = await asServer(
    `create database ${name} encoding 'LATIN1' locale 'C' template template0`,
    (address) => {
      address.pathname = name
    },
  )
  await expect(openPostgres(latin)).rejects.toThrow('has the encoding LATIN1')
  await sql`drop database ${sql.id(name)}`.execute(db)
})

test('a machine whose clock is ahead takes no lead that another is sending, and that one goes on', async () => {
  await receiveLead(db, lead)
  const sent: string[] = []
  const { promise: response, resolve } = Promise.withResolvers<PostResult>()
  const machine = () =>
    startDelivery({
      database: () => Promise.resolve(db),
      post: ({ id }) => {
        sent.push(id)
        return response
      },
      now: storeTime,
      monotonicMs: () => performance.now(),
      wait,
    })
  const [right, ahead] = [machine(), machine()]
  await right.tick()
  const clock = Date.now()
  // An attempt that looks cut off is repeated in two steps.
  for (const seconds of [90, 94]) {
    jest.spyOn(Date, 'now').mockReturnValue(clock + seconds * 1_000)
    await ahead.tick()
  }
  jest.restoreAllMocks()
  await ahead.stop()
  expect(sent).toHaveLength(1)
  resolve({ kind: 'delivered', response: '200' })
  await right.idle()
  await receiveLead(db, { ...lead, submission: 'next' })
  await right.tick()
  await right.stop()
  expect(sent).toHaveLength(2)
})
