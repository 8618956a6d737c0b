import 'server-only'
import path from 'node:path'
import { sql } from 'kysely'
import { storeEnv } from '@/lib/env'
import { runtime } from '@/lib/runtime'
import { openPostgres } from './postgres'
import { openSqlite } from './sqlite'
import { type LostFile, sqliteThread } from './sqlite-thread'
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

declare module '@/lib/runtime' {
  interface Runtime {
    store?: OneStore
  }
}

interface OneStore {
  open?: Promise<Database> | undefined
  before?: LostFile | undefined
}

/**
 * The only connection of the process to the store. It is opened at the first call, and again when its
 * file was lost and another store is in its place.
 * @throws as {@link openDatabase}; the next call tries again
 */
export function database(): Promise<Database> {
  const store = (runtime().store ??= {})
  const onLost = (lost: LostFile) => Object.assign(store, { open: undefined, before: lost })
  const options = { before: store.before, onLost }
  store.open ??= openDatabase(undefined, options).catch((error: unknown) => {
    store.open = undefined
    throw error
  })
  return store.open
}

/**
 * Reads the whole embedded database in a thread of its own. A damaged one is no longer used until a
 * complete store is in its place.
 * @throws an Error that names the file and says how to restore it
 */
export async function assertStoreIsWhole(): Promise<void> {
  const db = await database()
  if (db.kind !== 'sqlite') return
  const check = sql`pragma quick_check(1)`
  const beside = sqliteThread(databaseFile())
  try {
    await beside.execute(check.compile(db).sql)
  } catch {
    // What the store's own thread has in memory may be older than the damage.
    await sql`pragma shrink_memory`.execute(db)
    await check.execute(db)
  } finally {
    await beside.close()
  }
}
