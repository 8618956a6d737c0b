import 'server-only'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { readValue, writeValue } from './key-values'
import { howToRestore, noteOf } from './sqlite-thread'
import type { Database } from './tables'

const key = 'last-backup'

/**
 * Copies a live SQLite store into a new file that opens by itself, as the store was at one moment.
 * Others read and write meanwhile. The file appears when it is whole and on disk.
 * @param file must not exist
 * @param now milliseconds since 1970, kept as the time of the last backup
 * @throws when the file exists or can't be written, or a page of the store is damaged
 */
export async function backUp(db: Database, file: string, now: number): Promise<void> {
  const databases = await sql<{ file: string }>`select file from pragma_database_list`.execute(db)
  const store = databases.rows[0]?.file ?? ''
  // A copy alone would take over what is damaged in the second page of a long message.
  const check = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
  if (check.rows[0]?.quick_check !== 'ok')
    throw new Error(`${store}: it is damaged. ${howToRestore(store)}`)
  await (await open(file, 'wx', 0o600)).close()
  const part = `${file}.part`
  try {
    const copy = await open(part, 'wx', 0o600)
    try {
      await sql`vacuum into ${part}`.execute(db)
      await copy.sync()
    } finally {
      await copy.close()
    }
    await rename(part, file)
  } catch (error) {
    await Promise.all([rm(file, { force: true }), rm(part, { force: true })])
    throw error
  }
  await writeValue(db, key, JSON.stringify(now), now)
  if (store) await writeFile(noteOf(store), path.resolve(file), { mode: 0o600 })
}

/** When the last backup was made, in milliseconds since 1970. */
export async function lastBackup(db: Database): Promise<number | undefined> {
  const at = await readValue(db, key)
  return at === undefined ? undefined : Number(at)
}
