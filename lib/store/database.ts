import 'server-only'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { Kysely, Migrator, SqliteDialect } from 'kysely'
import Sqlite from 'libsql'
import { env } from '@/lib/env'
import { migrations } from './migrations'

/** Where a lead stands: waiting for delivery, taken by the backend, or left for the operator. */
export type LeadState = 'pending' | 'delivered' | 'failed'

/** The tables. Times are milliseconds since 1970; `payload` and `value` are JSON. */
export interface Tables {
  leads: {
    id: string
    form: string
    payload: string
    dedupe_key: string
    state: LeadState
    attempts: number
    due_at: number
    received_at: number
    settled_at: number | null
    last_answer: string | null
  }
  content_cache: { key: string; value: string; stored_at: number }
}

/** The store's connection. */
export type Database = Kysely<Tables>

/**
 * Opens the embedded database and brings its tables up to date. Every commit is on disk when it
 * returns (WAL, `synchronous=FULL`).
 * @param file the database file; its folder is made when missing
 * @throws when the file can't be opened or a migration fails
 */
export async function openDatabase(file: string): Promise<Database> {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const sqlite = new Sqlite(file)
  sqlite.pragma('busy_timeout = 5000')
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }) })
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error('The store could not be migrated')
  return db
}

// The framework loads this module more than once in a process. Two connections in one thread could
// wait for each other for ever, so all copies share one.
const shared = globalThis as { octaDatabase?: Promise<Database> | undefined }

/**
 * The process's one connection to the store under `DATA_DIR`, opened at the first call.
 * @throws as {@link openDatabase}; the next call tries again
 */
export function database(): Promise<Database> {
  shared.octaDatabase ??= openDatabase(path.join(env().DATA_DIR, 'site.db')).catch(
    (error: unknown) => {
      shared.octaDatabase = undefined
      throw error
    },
  )
  return shared.octaDatabase
}
