import 'server-only'
import { connect as connectTcp } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import { Client, DatabaseError, Pool, type PoolClient, types } from 'pg'
import { postgresAddresses } from '@/lib/env'
import { log } from '@/lib/log'
import { migrate } from './migrations'
import type { Database, Tables } from './tables'

types.setTypeParser(types.builtins.INT8, Number)

const connectMs = 2_000
/** While all connections are in use, a visitor waits for one nearly as long as for the store. */
const turnMs = 4_000
const statementMs = 3_000
/** An index over half a million leads takes longer than any statement for a visitor may. */
const migrationMs = 60_000
/** An arbitrary number that no other lock uses. */
const migrationLock = 628_204_711
/** A server that is there responds to a cancelled statement at once. */
const cancelMs = 1_000

/** Whether the connection is of no use any more: it broke, went silent, or its server hands over. */
const isBroken = (error: unknown) =>
  !(error instanceof DatabaseError) || /^(08|57P|25006)/.test(error.code ?? '')

/** Has the server give up what a connection waits for: it would go on for as long as it takes. */
function cancel(client: PoolClient) {
  if (!('processID' in client && 'secretKey' in client)) return
  const request = Buffer.alloc(16)
  request.writeInt32BE(16, 0)
  request.writeInt32BE(80_877_102, 4)
  request.writeInt32BE(Number(client.processID), 8)
  request.writeInt32BE(Number(client.secretKey), 12)
  const { host, port } = client
  const address = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const socket = connectTcp(address, () => socket.write(request))
  socket.setTimeout(cancelMs, () => socket.destroy())
  socket.on('error', () => undefined)
}

const takesWrites = (client: PoolClient) =>
  client.query<{ transaction_read_only: string }>('show transaction_read_only').then(
    ({ rows }) => rows[0]?.transaction_read_only === 'off',
    () => false,
  )

/**
 * Connections to Postgres, never more than `max`. Nothing is asked of them that a pooler in
 * transaction mode refuses: no startup parameters, no session state, no named statements. When one
 * breaks, those made before are closed, and the next are made to whatever address the name has then,
 * or to the next host that takes writes. A statement that is given up is cancelled on the server.
 * @param url `DATABASE_URL`
 * @param max how many connections at most
 * @param queryMs after so many milliseconds a statement is given up
 */
function postgresPool(url: string, max: number, queryMs: number): PostgresPool {
  const addresses = postgresAddresses(url)
  let host = 0
  let broken = 0
  const madeAfter = new WeakMap<PoolClient, number>()
  const pool = new Pool({
    Client: class extends Client {
      constructor(config?: object) {
        super({
          ...config,
          connectionString: addresses[host],
          connectionTimeoutMillis: connectMs,
        })
      }
    },
    max,
    connectionTimeoutMillis: turnMs,
    query_timeout: queryMs + cancelMs,
    keepAlive: true,
    allowExitOnIdle: true,
  })
  // The error itself has the connection with all its secrets.
  pool.on('error', ({ message: reason }) =>
    log.warn({ reason }, 'an idle database connection broke'),
  )
  // One that breaks while it is used fails the query as well: that is the error to tell.
  pool.on('connect', (client) => client.on('error', () => undefined))

  function drop(client: PoolClient) {
    // A goodbye to a server that is silent would keep the connection open.
    client.connection.stream.destroy()
    client.release(true)
  }

  /** A connection that was made since the last one broke, to the first host that takes writes. */
  async function checkOut(): Promise<PoolClient> {
    for (let tries = 1; ; tries++) {
      const tried = host
      try {
        for (;;) {
          const client = await pool.connect()
          const isNew = !madeAfter.has(client)
          if (isNew) madeAfter.set(client, broken)
          const isCurrent = madeAfter.get(client) === broken
          const isUsable = !isNew || addresses.length === 1 || (await takesWrites(client))
          if (isCurrent && isUsable) return client
          drop(client)
          if (!isUsable) throw new Error(`${client.host}:${client.port} takes no writes`)
        }
      } catch (error) {
        if (tries >= addresses.length) throw error
        if (host === tried) host = (host + 1) % addresses.length
      }
    }
  }

  return {
    options: pool.options,

    /** A connection for one user at a time, until it is released. */
    async connect() {
      const client = await checkOut()
      let isOfNoUse = false
      // All else that Kysely asks of a connection is the client's own.
      return Object.assign(Object.create(client) as PoolClient, {
        async query(text: string, values: unknown[]) {
          let warning: string | undefined
          // The wait for a standby was cancelled: the commit is on this machine only.
          const onNotice = ({ code, message }: Record<'code' | 'message', string | undefined>) => {
            if (code === '01000') warning = message
          }
          client.on('notice', onNotice)
          const giveUp = setTimeout(cancel, queryMs, client)
          try {
            const result = await client.query(text, values)
            if (warning === undefined) return result
          } catch (error) {
            isOfNoUse ||= isBroken(error)
            throw error
          } finally {
            clearTimeout(giveUp)
            client.off('notice', onNotice)
          }
          throw new Error(`the commit may be lost: ${warning}`)
        },
        release() {
          if (!isOfNoUse) return client.release()
          if (madeAfter.get(client) === broken) broken += 1
          drop(client)
        },
      })
    },

    /** A server that does not respond does not say goodbye either: resolves within a second. */
    end: (): Promise<void> => Promise.race([pool.end(), wait(1_000, undefined, { ref: false })]),
  }
}

const connect = (url: string, max: number, queryMs: number) =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: postgresPool(url, max, queryMs) }) })

async function prepare(url: string) {
  const db = connect(url, 3, migrationMs)
  try {
    await db.transaction().execute(async (one) => {
      await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(one)
      await migrate(db)
    })
    const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db)
    if (rows[0]?.synchronous_commit === 'off') {
      throw new Error('synchronous_commit is off in the database: a power cut would lose leads')
    }
  } finally {
    await db.destroy()
  }
}

/**
 * Opens a Postgres database and brings its tables up to date, one process at a time.
 * @param url `DATABASE_URL`
 * @param queryMs how long a statement may take, in milliseconds
 * @throws when it does not respond, a migration fails, or its commits don't wait for the disk
 */
export async function openPostgres(url: string, queryMs = statementMs): Promise<Database> {
  await prepare(url)
  return Object.assign(connect(url, 10, queryMs), { kind: 'postgres' as const })
}
