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
/** The server, or the role, has given all its connections. */
const tooMany = '53300'
const againMs = 50

/** Whether the connection is of no use any more: it broke, went silent, or its server hands over. */
const isBroken = (error: unknown) =>
  !(error instanceof DatabaseError) || /^(08|57P|25006)/.test(error.code ?? '')

/** Asks for a connection until there is one, or for as long as a turn may take. */
async function whenThereIsOne<T>(ask: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + turnMs
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      const { code } = error as { code?: unknown }
      if (code !== tooMany || performance.now() > giveUpAt) throw error
      await wait(againMs)
    }
  }
}

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

    /** A connection for one user at a time, until it is released. Where the server gives no more, its turn comes. */
    async connect() {
      const client = await whenThereIsOne(() => pool.connect())
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

async function settingsOf(db: Kysely<Tables>) {
  const { rows } = await sql<{ schema: string; encoding: string; commit: string }>`
    select current_schema() as schema, current_setting('server_encoding') as encoding,
      current_setting('synchronous_commit') as commit`.execute(db)
  const [settings] = rows
  if (!settings?.schema) throw new Error('the role finds no schema of its search_path')
  return settings
}

async function prepare(url: string) {
  const db = connect(url, 3, migrationMs)
  try {
    await db.transaction().execute(async (one) => {
      await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(one)
      const { schema, encoding, commit } = await settingsOf(one)
      if (commit === 'off')
        throw new Error('synchronous_commit is off in the database: a power cut would lose leads')
      if (!/^(UTF8|SQL_ASCII)$/.test(encoding))
        throw new Error(
          `the database has the encoding ${encoding}, which can't hold names in Indian scripts: make one with encoding 'UTF8' template template0`,
        )
      await migrate(one, schema)
    })
  } finally {
    await db.destroy()
  }
}

/**
 * Opens a Postgres database and brings its tables up to date, one process at a time.
 * @param url `DATABASE_URL`
 * @param queryMs how long a statement may take, in milliseconds
 * @throws when it does not respond, a migration fails, its commits don't wait for the disk, or it can't hold any name
 */
export async function openPostgres(url: string, queryMs = statementMs): Promise<Database> {
  await prepare(url)
  return Object.assign(connect(url, 10, queryMs), { kind: 'postgres' as const })
}
