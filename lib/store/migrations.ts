import type { Kysely, Migration } from 'kysely'

/** Steps of the store's schema in the order of their names; a step that has shipped is never edited. */
export const migrations: Record<string, Migration> = {
  '2026-11-21-leads': {
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
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .addColumn('settled_at', 'bigint')
        .addColumn('last_answer', 'text')
        .execute()
      await db.schema
        .createIndex('leads_by_dedupe_key')
        .on('leads')
        .columns(['dedupe_key', 'received_at'])
        .execute()
      await db.schema.createIndex('leads_by_due').on('leads').columns(['state', 'due_at']).execute()
    },
  },
  '2026-11-21-content-cache': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('content_cache')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('stored_at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
}
