import 'server-only'
import { type Kysely, sql } from 'kysely'

const renamed = [
  ['visit', 'attribution'],
  ['notice', 'consent_version'],
  ['suspicion', 'held_reason'],
  ['hold_until', 'not_before'],
] as const

/**
 * Changes a store of the builds before the first release into one of `1-leads`, as a part of that
 * step's transaction; what is missing then, the step adds. Delete this file, its test and the
 * fixtures once the first release has run on each machine.
 */
export async function carryOver(db: Kysely<unknown>): Promise<void> {
  const steps = sql`delete from store_migration where name like '2026-%' returning name`
  if ((await steps.execute(db)).rows.length === 0) return
  for (const table of ['kysely_migration', 'kysely_migration_lock', 'post_counts', 'rate_limits'])
    await db.schema.dropTable(table).execute()
  for (const index of ['leads_by_due', 'leads_waiting']) await db.schema.dropIndex(index).execute()
  for (const [from, to] of renamed)
    await db.schema.alterTable('leads').renameColumn(from, to).execute()
  await db.schema.alterTable('content_cache').renameTo('key_values').execute()
  await sql`update key_values set key = 'alert-late' where key = 'alert-waiting'`.execute(db)
}
