import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import { DatabaseError, Pool, type PoolClient, types } from 'pg'
import { log } from '@/lib/log'
import { migrate } from './migrations'
import type { Database, Tables } from './tables'

types.setTypeParser(types.builtins.INT8, Number)

/** A visitor waits for a connection nearly as long as for the store. */
const turnMs = 4_000
const statementMs = 3_000
/** An index over half a million leads takes longer than any statement for a visitor may. */
const migrationMs = 60_000
/** An arbitrary number that no other lock uses. */
const migrationLock = 628_204_711
/** A server that has not given up its statement after so much more is silent. */
const silentMs = 1_000

/** Whether the connection is of no use any more: it broke, went silent, or its server hands over. */
const isBroken = (error: unknown) =>
  !(error instanceof DatabaseError) || /^(08|57P|25006)/.test(error.code ?? '')

/**
 * Connections to Postgres, never more than `max`. One that broke or went silent is not used again; the
 * next is made to whatever address the name has then.
 * @param url `DATABASE_URL`
 * @param max how many connections at most
 * @param queryMs after so many milliseconds the server gives up a statement
 */
function postgresPool(url: string, max: number, queryMs: number): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: turnMs,
    statement_timeout: queryMs,
    query_timeout: queryMs + silentMs,
    keepAlive: true,
    allowExitOnIdle: true,
  })
  // The error itself has the connection with all its secrets.
  pool.on('error', ({ message: reason }) =>
    log.warn({ reason }, 'an idle database connection broke'),
  )
  // One that breaks while it is used fails the query as well: that is the error to tell.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return {
    options: pool.options,

    /** A connection for one user at a time, until it is released. */
    async connect() {
      const client = await pool.connect()
      let isOfNoUse = false
      // All else that Kysely asks of a connection is the client's own.
      return Object.assign(Object.create(client) as PoolClient, {
        async query(text: string, values: unknown[]) {
          try {
            return await client.query(text, values)
          } catch (error) {
            isOfNoUse ||= isBroken(error)
            throw error
          }
        },
        release: () => client.release(isOfNoUse),
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
