import 'server-only'
import type { Database } from './tables'

/**
 * Reads what was kept under a key.
 * @returns the JSON text, or undefined when there is none
 */
export async function readValue(db: Database, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('key_values')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value
}

/** The keys that begin with a prefix, the newest first, at most 5,000. */
export async function listKeys(db: Database, prefix: string): Promise<string[]> {
  const rows = await db
    .selectFrom('key_values')
    .select('key')
    .where('key', 'like', `${prefix}%`)
    .orderBy('stored_at', 'desc')
    .limit(5000)
    .execute()
  return rows.map(({ key }) => key)
}

/**
 * Keeps something under a key across restarts, in place of what was there.
 * @param value JSON text
 */
export async function writeValue(db: Database, key: string, value: string, now: number) {
  const row = { key, value, stored_at: now }
  await db
    .insertInto('key_values')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

/** Deletes what was kept under a key, if there is anything. */
export async function deleteValue(db: Database, key: string) {
  await db.deleteFrom('key_values').where('key', '=', key).execute()
}
