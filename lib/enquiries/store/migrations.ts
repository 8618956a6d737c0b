import 'server-only'
import { types } from 'node:util'
import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Tables } from './tables'

const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)

/**
 * The steps in the order of their names. A step that has shipped is never edited, and a step only
 * adds: an older build must start on a newer store and work with it.
 */
const migrations: Record<string, Migration> = {
  '1-leads': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('leads')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('form', 'text', (column) => column.notNull())
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('dedupe_key', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addColumn('lease_until', 'bigint', zero)
        .addColumn('not_before', 'bigint', zero)
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('tried_ms', 'bigint', zero)
        .addColumn('tried_at', 'bigint', zero)
        .addColumn('settled_at', 'bigint')
        .addColumn('last_answer', 'text')
        .addColumn('consent_version', 'text')
        .addColumn('attribution', 'text')
        .addColumn('held_reason', 'text')
        .addColumn('erased_at', 'bigint')
        .execute()
      await db.schema
        .createTable('key_values')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('stored_at', 'bigint', (column) => column.notNull())
        .execute()
      const index = (name: string, columns: string[]) =>
        db.schema.createIndex(name).on('leads').columns(columns)
      await index('leads_by_dedupe_key', ['dedupe_key']).unique().execute()
      // All that is asked of pending leads is in it, so that many that are not due cost little.
      await index('leads_pending', [
        ...['form', 'attempts', 'due_at', 'tried_at', 'not_before', 'lease_until'],
        ...['received_at', 'id'],
      ])
        .where(sql.ref('state'), '=', sql.lit('pending'))
        .execute()
      await index('leads_by_form_and_state', ['form', 'state', 'erased_at']).execute()
      await index('leads_to_blank', ['state', 'settled_at'])
        .where(sql.ref('erased_at'), 'is', null)
        .execute()
      // Pages of the operator's lists are read by key, each where the last one ended.
      await index('leads_by_time', ['received_at', 'id']).execute()
      await index('leads_by_state_and_time', ['state', 'received_at', 'id']).execute()
    },
  },
}

/** Steps of a newer build: they only ever add, so this build works on what they left. */
async function unknownSteps(db: Kysely<Tables>) {
  const { rows } = await sql<{ name: string }>`select name from store_migration`.execute(db)
  const unknown = rows.filter(({ name }) => !Object.hasOwn(migrations, name))
  return Object.fromEntries(unknown.map(({ name }) => [name, { up: () => Promise.resolve() }]))
}

/**
 * Brings the tables up to date, in one transaction. Safe to run at every start, also on a store that
 * a newer build has changed, but by one process at a time.
 * @param schema of Postgres, where the tables are: others may have some of the same names
 * @throws when a step fails
 */
export async function migrate(db: Kysely<Tables>, schema?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations, ...(await unknownSteps(db)) }) },
    migrationTableName: 'store_migration',
    migrationLockTableName: 'store_migration_lock',
    ...(schema !== undefined && { migrationTableSchema: schema }),
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  throw types.isNativeError(error) ? error : new Error('The store could not be migrated')
}
