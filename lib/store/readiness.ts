import 'server-only'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { database, databaseFile } from './database'

/** A lead takes a few KB; SQLite's log of changes grows to 4 MB before it is written over. */
const leastBytes = 8_000_000

/**
 * The room that is left on the disk of the embedded database.
 * @returns bytes that the site may still write
 */
export async function diskRoom(): Promise<number> {
  const { bavail, bsize } = await statfs(path.dirname(databaseFile()))
  return bavail * bsize
}

/**
 * Resolves when a lead could be stored now, without changing anything: the statement needs the right
 * and the lock to write, but finds no lead.
 * @throws an Error that says why not
 */
export async function assertStoreTakesLeads(): Promise<void> {
  const db = await database()
  await db.updateTable('leads').set({ form: '' }).where('id', '=', '').execute()
  if (db.kind === 'sqlite' && (await diskRoom()) < leastBytes) throw new Error('the disk is full')
}
