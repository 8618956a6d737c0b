import 'server-only'
import { types } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { firstMigrations, migrations } from './migrations'
import type { Tables } from './tables'

/** Each step commits for itself: whoever writes meanwhile waits for one step and not for all. */
async function run(migrator: Migrator): Promise<void> {
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp()
    if (error)
      throw types.isNativeError(error) ? error : new Error('The store could not be migrated')
    if (results.length === 0) return
  }
}

/** Steps of a newer build: they only ever add, so this build works on what they left. */
async function unknownSteps(db: Kysely<Tables>) {
  const { rows } = await sql<{ name: string }>`select name from store_migration`.execute(db)
  const unknown = rows.filter(({ name }) => !Object.hasOwn(migrations, name))
  return Object.fromEntries(unknown.map(({ name }) => [name, { up: () => Promise.resolve() }]))
}

/** Builds before 22 November 2026 keep back a robot's form under another word. */
async function renameSuspects(db: Kysely<Tables>): Promise<void> {
  const suspects = sql<boolean>`state = 'suspect'`
  const found = await db.selectFrom('leads').select('id').where(suspects).limit(1).execute()
  if (found.length > 0) {
    await db.updateTable('leads').set({ state: 'held' }).where(suspects).execute()
  }
}

/**
 * Brings the tables up to date; each step is made once, whichever process comes first. Safe to run
 * at every start, also on a store that a newer build has changed.
 * @throws when a step fails
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  await run(
    new Migrator({ db, provider: { getMigrations: () => Promise.resolve(firstMigrations) } }),
  )
  await run(
    new Migrator({
      db,
      provider: { getMigrations: async () => ({ ...migrations, ...(await unknownSteps(db)) }) },
      migrationTableName: 'store_migration',
      migrationLockTableName: 'store_migration_lock',
      allowUnorderedMigrations: true,
    }),
  )
  await renameSuspects(db)
}
