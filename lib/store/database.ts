import 'server-only'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { types } from 'node:util'
import {
  Kysely,
  Migrator,
  PostgresDialect,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely'
import Sqlite from 'libsql'
import { storeEnv } from '@/lib/env'
import { migrations } from './migrations'
import { postgresPool } from './postgres'

/**
 * Where a lead stands: waiting for delivery, taken by the backend, left for the operator after the
 * backend refused it, or kept back until an operator releases it.
 */
export type LeadState = 'pending' | 'delivered' | 'failed' | 'suspect'

/** The tables. Times are milliseconds since 1970; `payload`, `visit` and `value` are JSON. */
export interface Tables {
  leads: {
    id: string
    form: string
    payload: string
    dedupe_key: string
    state: LeadState
    attempts: number
    /** The next attempt is due. */
    due_at: number
    /** An attempt is under way and will have ended by then. */
    lease_until: number
    /** The backend asked not to be asked again before. */
    hold_until: number
    received_at: number
    /** Since when it is tried: when it was received, or when an operator had it tried again. */
    tried_since: number
    settled_at: number | null
    last_answer: string | null
    /** The version of the consent notice that was shown. */
    notice: string | null
    /** Where the visit began. */
    visit: string | null
    /** Why it is, or was, a suspect. */
    suspicion: string | null
    erased_at: number | null
  }
  content_cache: { key: string; value: string; stored_at: number }
}

/** The store's connection. */
export type Database = Kysely<Tables>

/** Whether a store is in Postgres, where several may write at the same time. */
export const isPostgres = (db: Database): boolean =>
  // No `instanceof`: another copy of this module may have opened it, with classes of its own.
  db.getExecutor().adapter.supportsTransactionalDdl

async function migrate(db: Database): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw types.isNativeError(error) ? error : new Error('The store could not be migrated')
}

/** Kysely prepares each statement anew; the site has a few that come again and again. */
function keepingStatements(sqlite: Sqlite.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => sqlite.close(),
    prepare(sql) {
      const statement = kept.get(sql) ?? sqlite.prepare(sql)
      if (kept.size < 50) kept.set(sql, statement)
      return statement
    },
  }
}

/**
 * Opens the embedded database and brings its tables up to date, one process at a time. Every commit
 * is on disk when it returns (WAL, `synchronous=FULL`); what is erased is overwritten.
 * @param file the database file; its folder is made when missing
 * @throws when the file can't be opened or a migration fails
 */
export async function openSqlite(file: string): Promise<Database> {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const sqlite = new Sqlite(file)
  try {
    sqlite.pragma('busy_timeout = 5000')
    sqlite.pragma('journal_mode = WAL')
    sqlite.pragma('synchronous = FULL')
    sqlite.pragma('secure_delete = ON')
    const dialect = new SqliteDialect({ database: keepingStatements(sqlite) })
    const db = new Kysely<Tables>({ dialect })
    sqlite.exec('BEGIN IMMEDIATE')
    await migrate(db)
    sqlite.exec('COMMIT')
    return db
  } catch (error) {
    // Left open it would keep its lock, and every later try would find the file busy.
    if (sqlite.inTransaction) sqlite.exec('ROLLBACK')
    sqlite.close()
    throw error
  }
}

/**
 * Opens a Postgres database and brings its tables up to date, one process at a time.
 * @param url `DATABASE_URL`
 * @throws when it does not answer or a migration fails
 */
export async function openPostgres(url: string): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: postgresPool(url, 10) }) })
  await migrate(db).catch(async (error: unknown) => {
    await db.destroy()
    throw error
  })
  return db
}

// The framework loads this module more than once in a process. Two connections in one thread could
// wait for each other for ever, so all copies share one.
const shared = globalThis as { octaDatabase?: Promise<Database> | undefined }

/**
 * The process's one connection to the store (contract, `DATABASE_URL` and `DATA_DIR`), opened at the
 * first call.
 * @throws as {@link openPostgres} or {@link openSqlite}; the next call tries again
 */
export function database(): Promise<Database> {
  const { DATABASE_URL, DATA_DIR } = storeEnv()
  shared.octaDatabase ??= (
    DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(path.join(DATA_DIR, 'site.db'))
  ).catch((error: unknown) => {
    shared.octaDatabase = undefined
    throw error
  })
  return shared.octaDatabase
}
