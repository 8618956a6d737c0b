import 'server-only'
import { access, open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { readValue, writeValue } from './key-values'
import { noteOf, troubleWith } from './sqlite-trouble'
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
    throw troubleWith(store, 'STORE_DAMAGED', 'a page of it is damaged')
  const isTaken = await access(file).then(
    () => true,
    () => false,
  )
  if (isTaken) throw new Error(`${file} already exists: name a new file.`)
  const part = `${file}.part`
  // One that was cut off left it.
  await rm(part, { force: true })
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
    await rm(part, { force: true })
    throw error
  }
  await writeValue(db, key, JSON.stringify(now), now)
  if (store) await noteBackup(store, path.resolve(file))
}

/** The folder is the site's, so that a note which another user wrote is replaced too. */
async function noteBackup(store: string, file: string) {
  const note = noteOf(store)
  await rm(note, { force: true })
  await writeFile(note, file, { mode: 0o600 })
}

/** When the last backup was made, in milliseconds since 1970. */
export async function lastBackup(db: Database): Promise<number | undefined> {
  const at = await readValue(db, key)
  return at === undefined ? undefined : Number(at)
}
