import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { claimLeads } from '@/lib/leads/outbox'
import { stores } from '@/testing/stores'
import { listKeys, readValue } from './key-values'
import type { Database } from './tables'

const { DatabaseSync } = process.getBuiltinModule('node:sqlite')

/** A store of the last build before `1-leads`, with leads of all kinds. */
const before = readFileSync(path.join(__dirname, 'fixtures/2026-11-23.sql'), 'utf8')

/** Runs statements on a store as it is. */
async function ask({ DATA_DIR, DATABASE_URL }: Record<string, string>, statements: string) {
  if (DATABASE_URL === undefined) {
    const file = new DatabaseSync(path.join(DATA_DIR ?? '', 'site.db'))
    file.exec(statements)
    return file.close()
  }
  const client = new Client(DATABASE_URL)
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}

async function describeStore(db: Database) {
  const indexes =
    db.kind === 'sqlite'
      ? sql`select name from sqlite_schema where type = 'index' and sql <> '' order by name`
      : sql`select indexname from pg_indexes where tablename = 'leads' order by indexname`
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const columns = tables.flatMap(({ name, columns }) =>
    columns.map((column) => `${name}: ${JSON.stringify(column)}`),
  )
  return { columns: columns.sort(), indexes: (await indexes.execute(db)).rows }
}

describe.each(stores)('a store of the builds before the first release, on %s', (_, empty) => {
  let files: Awaited<ReturnType<typeof empty>>

  beforeEach(async () => {
    files = await empty()
    await ask(files.settings, before)
  })
  afterEach(() => files.remove())

  test('is carried over with all its leads, and with what was remembered', async () => {
    const db = await files.open()
    const from = '{"landing":"/getpass","referrer":"news.example","tags":{"utm_source":"mail"}}'
    const typed = (name: string, mobile = '9800000001') => ({
      form: 'guest-pass',
      payload: `{"clubid":109,"firstname":"${name}","mobile":"${mobile}","agree":true}`,
      ...{ consent_version: '2026-11-23', attribution: from, erased_at: null },
    })
    const at = Date.parse('2026-11-23T07:00:00Z')
    const erased = { ...typed('', ''), attribution: null, erased_at: at }
    const delivered = { state: 'delivered', last_answer: '201', settled_at: at }
    const waits = { state: 'pending', attempts: 1, due_at: at, not_before: at }
    const noExtras = { consent_version: null, attribution: null }
    const leads = await db.selectFrom('leads').selectAll().orderBy('received_at').execute()
    expect(leads).toMatchObject([
      { ...typed('Delivered'), ...delivered },
      { ...typed('Failed'), state: 'failed', last_answer: '422 mobile', settled_at: at },
      { ...erased, ...delivered },
      { ...typed('Asked to wait'), ...waits },
      { ...typed('Under way'), state: 'pending', attempts: 1, lease_until: at - 3_285_000 },
      { ...typed('Held'), state: 'held', held_reason: 'sent too quickly' },
      { ...erased, state: 'failed', held_reason: 'link in firstname' },
      { ...typed('Pending'), ...noExtras, state: 'pending', attempts: 0 },
    ])
    const keys = ['alert-failed', 'alert-late', 'backend', 'clock', 'last-backup', 'news']
    expect((await listKeys(db, '')).sort()).toEqual(keys)
    expect(await readValue(db, 'backend')).toBe('"https://backend.example"')
    const later = { form: 'guest-pass', limit: 9, now: at, recoveredAt: 0, probe: false }
    expect(await claimLeads(db, later)).toHaveLength(2)
    expect(await claimLeads(db, { ...later, now: at + 3_000 })).toHaveLength(1)
    await db.destroy()
  })

  test('has what a new store has, whoever of several processes comes first', async () => {
    const opened = await Promise.all(Array.from({ length: 6 }, () => files.open()))
    const fresh = await empty()
    const db = await fresh.open()
    for (const each of opened) expect(await describeStore(each)).toEqual(await describeStore(db))
    await Promise.all([db, ...opened].map((each) => each.destroy()))
    await fresh.remove()
  })

  test('stays as it is when the step ends in the middle, and is carried over by the next start', async () => {
    await ask(files.settings, 'create table key_values (key text)')
    await expect(files.open()).rejects.toThrow('key_values')
    await ask(files.settings, 'select hold_until from leads; select posts from post_counts')
    await ask(files.settings, 'drop table key_values')
    const db = await files.open()
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(8)
    await db.destroy()
  })
})
