import 'server-only'
import path from 'node:path'
import { storeEnv } from '@/lib/env'
import { remember } from '@/lib/remember'
import { openPostgres } from './postgres'
import { openSqlite } from './sqlite'
import type { Database } from './tables'

/** The file of the embedded database. */
export const databaseFile = () => path.resolve(storeEnv().DATA_DIR, 'site.db')

/**
 * Opens the store of the settings (contract, `DATABASE_URL` and `DATA_DIR`).
 * @param queryMs how long Postgres may take for a statement, in milliseconds
 * @throws as {@link openPostgres} or {@link openSqlite}
 */
export function openDatabase(queryMs?: number): Promise<Database> {
  const { DATABASE_URL } = storeEnv()
  return DATABASE_URL ? openPostgres(DATABASE_URL, queryMs) : openSqlite(databaseFile())
}

/**
 * The process's one connection to the store, opened at the first call.
 * @throws as {@link openDatabase}; the next call tries again
 */
export function database(): Promise<Database> {
  const store = remember('database', (): { open?: Promise<Database> | undefined } => ({}))
  store.open ??= openDatabase().catch((error: unknown) => {
    store.open = undefined
    throw error
  })
  return store.open
}
