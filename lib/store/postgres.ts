import 'server-only'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { migrate } from './migrations'
import { postgresPool } from './postgres-pool'
import type { Database, Tables } from './tables'

const statementMs = 3_000
/** An index over half a million leads takes longer than any statement for a visitor may. */
const migrationMs = 60_000

const connect = (url: string, max: number, queryMs: number) =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: postgresPool(url, max, queryMs) }) })

async function prepare(url: string) {
  const db = connect(url, 2, migrationMs)
  try {
    await migrate(db)
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
 * @throws when it does not answer, a migration fails, or its commits don't wait for the disk
 */
export async function openPostgres(url: string, queryMs = statementMs): Promise<Database> {
  await prepare(url)
  return Object.assign(connect(url, 10, queryMs), { kind: 'postgres' as const })
}
