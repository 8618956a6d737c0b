import 'server-only'
import path from 'node:path'
import { storeEnv } from '@/lib/env'
import { remember } from '@/lib/remember'
import { openPostgres } from './postgres'
import { openSqlite } from './sqlite'
import type { LostFile } from './sqlite-thread'
import type { Database } from './tables'

/** The file of the embedded database. */
export const databaseFile = () => path.resolve(storeEnv().DATA_DIR, 'site.db')

/**
 * Opens the store of the settings (contract, `DATABASE_URL` and `DATA_DIR`).
 * @param queryMs how long Postgres may take for a statement, in milliseconds
 * @param options as those of {@link openSqlite}
 * @throws as {@link openPostgres} or {@link openSqlite}
 */
export function openDatabase(
  queryMs?: number,
  options?: Parameters<typeof openSqlite>[1],
): Promise<Database> {
  const { DATABASE_URL } = storeEnv()
  return DATABASE_URL ? openPostgres(DATABASE_URL, queryMs) : openSqlite(databaseFile(), options)
}

interface OneStore {
  open?: Promise<Database> | undefined
  before?: LostFile | undefined
}

/**
 * The process's one connection to the store, opened at the first call, and again when its file was
 * lost and a store lies in its place.
 * @throws as {@link openDatabase}; the next call tries again
 */
export function database(): Promise<Database> {
  const store = remember('database', (): OneStore => ({}))
  const onLost = (lost: LostFile) => Object.assign(store, { open: undefined, before: lost })
  store.open ??= openDatabase(undefined, { before: store.before, onLost }).catch(
    (error: unknown) => {
      store.open = undefined
      throw error
    },
  )
  return store.open
}
