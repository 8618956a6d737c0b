import 'server-only'
import { database } from './database'

/**
 * Reads content that was remembered under a key.
 * @returns the JSON text, or undefined when there is none
 */
export async function readCached(key: string): Promise<string | undefined> {
  const db = await database()
  const row = await db
    .selectFrom('content_cache')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value
}

/**
 * Remembers content under a key in place of what was there, across restarts.
 * @param value JSON text
 */
export async function writeCached(key: string, value: string): Promise<void> {
  const db = await database()
  const row = { key, value, stored_at: Date.now() }
  await db
    .insertInto('content_cache')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

/** Forgets the content under a key, if there is any. */
export async function forgetCached(key: string): Promise<void> {
  const db = await database()
  await db.deleteFrom('content_cache').where('key', '=', key).execute()
}
