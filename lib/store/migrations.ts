import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The steps of the first builds. Those builds refuse a store whose table `kysely_migration` names a
 * step that they don't know: nothing is added here any more.
 */
export const firstMigrations: Record<string, Migration> = {
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
  '2026-11-22-lead-keeping': {
    async up(db: Kysely<unknown>) {
      const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
      const leads = db.schema.alterTable('leads')
      await leads.addColumn('lease_until', 'bigint', zero).execute()
      await leads.addColumn('hold_until', 'bigint', zero).execute()
      await leads.addColumn('tried_since', 'bigint', zero).execute()
      for (const column of ['notice', 'visit', 'suspicion'] as const) {
        await leads.addColumn(column, 'text').execute()
      }
      await leads.addColumn('erased_at', 'bigint').execute()
      await sql`update leads set tried_since = received_at`.execute(db)
      // Without an id the same values could be a second lead half an hour later: the newer one
      // keeps the key.
      await sql`
        update leads set dedupe_key = id where exists (
          select 1 from leads as other where other.dedupe_key = leads.dedupe_key
          and (other.received_at, other.id) > (leads.received_at, leads.id))`.execute(db)
      await db.schema.dropIndex('leads_by_dedupe_key').execute()
      await db.schema
        .createIndex('leads_by_dedupe_key')
        .unique()
        .on('leads')
        .column('dedupe_key')
        .execute()
    },
  },
  '2026-11-22-rate-limits': {
    // Builds before 22 November 2026 write to it; this one does not.
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('rate_limits')
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute()
    },
  },
}

/**
 * The steps since then, in the order of their names. A step that has shipped is never edited, and a
 * step only adds: an older build must start on a newer store and work with it.
 */
export const migrations: Record<string, Migration> = {
  '2026-11-22-one-queue-per-call': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('leads')
        .addColumn('tried_at', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute()
      await db.schema
        .createIndex('leads_waiting')
        .on('leads')
        // All that is asked of waiting leads is in it, so that many that are not due cost little.
        .columns([
          'form',
          'attempts',
          'due_at',
          'tried_at',
          'hold_until',
          'lease_until',
          'received_at',
          'id',
        ])
        .where(sql.ref('state'), '=', sql.lit('pending'))
        .execute()
    },
  },
  '2026-11-22-million-leads': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createIndex('leads_by_form_and_state')
        .on('leads')
        .columns(['form', 'state', 'erased_at'])
        .execute()
      await db.schema
        .createIndex('leads_to_blank')
        .on('leads')
        .columns(['state', 'settled_at'])
        .where(sql.ref('erased_at'), 'is', null)
        .execute()
    },
  },
  '2026-11-22-post-counts': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('post_counts')
        .addColumn('minute', 'bigint', (column) => column.notNull())
        .addColumn('result', 'text', (column) => column.notNull())
        .addColumn('posts', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('post_counts_key', ['minute', 'result'])
        .execute()
    },
  },
  '2026-11-23-leads-in-order': {
    // Pages of the operator's lists are read by key, each where the last one ended.
    async up(db: Kysely<unknown>) {
      await db.schema
        .createIndex('leads_by_time')
        .on('leads')
        .columns(['received_at', 'id'])
        .execute()
      await db.schema
        .createIndex('leads_by_state_and_time')
        .on('leads')
        .columns(['state', 'received_at', 'id'])
        .execute()
    },
  },
  '2026-11-23-no-addresses': {
    // Builds before 22 November 2026 kept the addresses of visitors there, and nothing deletes them.
    async up(db: Kysely<unknown>) {
      await sql`delete from rate_limits`.execute(db)
    },
  },
}
