import 'server-only'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { storeEnv } from '@/lib/env'
import { runtime } from '@/lib/runtime'
import { openPostgres } from './postgres'
import { openSqlite } from './sqlite'
import { noteOf } from './sqlite-trouble'
import type { Database } from './tables'

/** The file of the embedded database. */
export const databaseFile = () => path.resolve(storeEnv().DATA_DIR, 'site.db')

/** From now on the embedded database is gone when its file is missing. */
function noteStore(file: string) {
  const note = noteOf(file)
  if (!existsSync(/* turbopackIgnore: true */ note)) writeFileSync(note, '', { mode: 0o600 })
}

/**
 * Opens the store of the settings (contract, `DATABASE_URL` and `DATA_DIR`).
 * @param queryMs how long Postgres may take for a statement, in milliseconds
 * @param onLost as that of {@link openSqlite}
 * @throws as {@link openPostgres} or {@link openSqlite}
 */
export async function openDatabase(
  queryMs?: number,
  onLost?: Parameters<typeof openSqlite>[1],
): Promise<Database> {
  const { DATABASE_URL } = storeEnv()
  if (DATABASE_URL) return openPostgres(DATABASE_URL, queryMs)
  const db = await openSqlite(databaseFile(), onLost)
  noteStore(databaseFile())
  return db
}

declare module '@/lib/runtime' {
  interface Runtime {
    store?: { open?: Promise<Database> | undefined }
  }
}

/** Nobody is thanked for what goes into a file that is not there: the supervisor starts the process anew. */
function endProcess({ message }: Error): never {
  process.stderr.write(`The site ends: ${message}\n`)
  process.exit(1)
}

/**
 * The only connection of the process to the store, opened at the first call. The process ends when its
 * file is deleted, replaced or found damaged.
 * @throws as {@link openDatabase}; the next call tries again
 */
export function database(): Promise<Database> {
  const store = (runtime().store ??= {})
  store.open ??= openDatabase(undefined, endProcess).catch((error: unknown) => {
    store.open = undefined
    throw error
  })
  return store.open
}
