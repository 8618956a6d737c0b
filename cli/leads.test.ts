import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { type Database, type LeadState, redactById } from '@/lib/enquiries'
import { receiveLead } from '@/lib/enquiries/testing'
import { useFolder } from '@/testing/folder'
import { emptyPostgres, emptySqlite, stores, useNewStores } from '@/testing/stores'
import { bundleLeads } from '@/scripts/release/bundle'

// In the project, where the bundle finds the packages that it leaves out.
const cache = path.resolve('node_modules/.cache')
mkdirSync(cache, { recursive: true })
const bundleFolder = mkdtempSync(path.join(cache, 'leads-test-'))
const bundle = path.join(bundleFolder, 'leads.cjs')

const at = useFolder()
const newStore = useNewStores()

beforeAll(() => bundleLeads(bundle))
afterAll(() => rmSync(bundleFolder, { recursive: true }))

/** Runs a program with the settings of the store and no others. */
function run(program: string, args: readonly string[], settings: Record<string, string> = {}) {
  const { NODE_ENV, PATH, TMPDIR } = process.env
  const env = { NODE_ENV, PATH, TMPDIR, ...settings }
  return new Promise<{ out: string; error: string; code: unknown }>((resolve) =>
    execFile(program, args, { env }, (failed, out, error) =>
      resolve({ out, error, code: failed?.code ?? 0 }),
    ),
  )
}

/** What a command that succeeds leaves. */
const done = (out: string, error = '') => ({ out, error, code: 0 })

/** Runs the command as a release does. */
const leads = (settings: Record<string, string>, ...args: string[]) =>
  run(process.execPath, [bundle, ...args], settings)

test('leads are listed, retried, released and erased while the site runs', async () => {
  const { db, settings } = await newStore()
  const { id } = await receiveLead(db, { form: 'contact', payload: {}, submission: 'a', now: 0 })
  const settle = (state: LeadState) => db.updateTable('leads').set({ state }).execute()
  const states = () => db.selectFrom('leads').select('state').execute()
  await settle('failed')
  const list = await leads(settings, 'list', '--state', 'failed', '--json')
  expect(JSON.parse(list.out)).toMatchObject([{ id, state: 'failed' }])
  const due = done(`Lead ${id} is due now.\n`)
  expect(await leads(settings, 'retry', id.slice(0, 8))).toEqual(due)
  expect(await states()).toEqual([{ state: 'pending' }])
  await settle('held')
  expect(await leads(settings, 'release', id)).toEqual(due)
  expect(await states()).toEqual([{ state: 'pending' }])
  await settle('failed')
  const all = await leads(settings, 'retry', '--all-failed')
  expect(all).toEqual(done('1 failed lead is due now.\n'))
  await settle('delivered')
  const nothing = done('', `Nothing to do: lead ${id} is delivered.\n`)
  expect(await leads(settings, 'retry', id)).toEqual(nothing)
  expect(await leads(settings, 'erase', id)).toEqual(done(`Lead ${id} is erased.\n`))
})

test('a list begins with the newest lead, an export with the oldest', async () => {
  const { db, settings } = await newStore()
  const lead = { form: 'contact', payload: {} }
  const old = await receiveLead(db, { ...lead, submission: 'old', now: 0 })
  const { id } = await receiveLead(db, { ...lead, submission: 'new', now: 1000 })
  const { out } = await leads(settings, 'list')
  expect(out.match(/^[\da-f]{8}/gm)).toEqual([id, old.id].map((one) => one.slice(0, 8)))
  const { out: csv } = await leads(settings, 'export', '--format', 'csv')
  expect(csv.match(/[\da-f]{8}-[\da-f-]{27}/g)).toEqual([old.id, id])
})

test.each(stores)('health says in words what needs somebody, on %s', async (kind, empty) => {
  const { db, settings } = await newStore(empty)
  const well = await leads(settings, 'health')
  expect(well).toMatchObject({ error: '', code: 0 })
  expect(well.out.includes('\nOK: No backup has been made.')).toBe(kind === 'SQLite')
  expect(well.out).toMatch(/^OK: The store takes enquiries\.\n/)
  expect(await leads(settings, 'list', '--json')).toEqual(done('[]\n'))
  expect(well.out).toContain('OK: 0 pending.\n')
  const now = Date.now()
  const lead = { form: 'contact', payload: {}, submission: '', now: now - 3_600_000 }
  await receiveLead(db, lead)
  await receiveLead(db, { ...lead, submission: 'held', quarantineReason: 'quick' })
  await receiveLead(db, { ...lead, submission: 'failed' })
  const bad = await leads(settings, 'health')
  expect(bad.code).toBe(1)
  expect(bad.out).toContain(
    'Needs attention: 2 pending, the oldest for 60 minutes, 2 since the last delivery (operate.md, Late)\n',
  )
  expect(bad.out).toContain('\nOK: contact: 1 quarantined, the oldest for 60 minutes.\n')
  expect(bad.out.includes('GB free on the disk')).toBe(kind === 'SQLite')
})

test('a backup of a live store opens by itself, and health knows its age', async () => {
  const { db, settings } = await newStore()
  const lead = { form: 'contact', payload: {}, submission: '', now: 0 }
  const { id } = await receiveLead(db, lead)
  const late = await leads(settings, 'health')
  expect(late).toMatchObject({ code: 1 })
  expect(late.out).toContain('\nNeeds attention: No backup has been made (operate.md, Backup)\n')
  const copy = at('site.db')
  const made = await leads(settings, 'backup', copy)
  expect(made).toEqual(done(`The store was copied to ${copy}.\n`))
  expect(readdirSync(at())).toEqual(['site.db'])
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  const shown = await leads({ DATA_DIR: at() }, 'list', '--json')
  expect(JSON.parse(shown.out)).toMatchObject([{ id }])
  expect(await leads(settings, 'backup', copy)).toMatchObject({ code: 1 })
  expect((await leads(settings, 'health')).out).toMatch(/last backup was made \d+ seconds ago/)
})

test('a store that cannot be reached is not taken for one that is gone', async () => {
  const { error, code } = await leads({ DATA_DIR: path.join(bundle, 'data') }, 'health')
  expect(error).toMatch(
    /^.*site\.db can't be reached by \w+ \(ENOTDIR\): run this as the user of the site/,
  )
  expect(code).toBe(1)
})

test.each(stores)(
  'leads of another store are added to %s once, and only those that it lacks',
  async (_, empty) => {
    const { db, settings } = await newStore(empty)
    const { db: before, settings: old } = await newStore()
    const lead = { form: 'contact', payload: { firstname: 'आशा' }, submission: '', now: 0 }
    const waiting = await receiveLead(before, { ...lead, submission: 'waiting' })
    const held = await receiveLead(before, { ...lead, submission: 'a', quarantineReason: 'a' })
    const both = await receiveLead(before, { ...lead, submission: 'both' })
    const here = await before.selectFrom('leads').selectAll().where('id', '=', both.id).execute()
    await db
      .insertInto('leads')
      .values(here.map((one) => ({ ...one, state: 'delivered' as const })))
      .execute()
    const file = path.join(old.DATA_DIR ?? '', 'site.db')
    expect(await leads(settings, 'add', file)).toEqual(
      done('2 leads were added, 1 of them pending. 0 were redacted.\n'),
    )
    expect(await leads(settings, 'add', file)).toEqual(
      done('0 leads were added, 0 of them pending. 0 were redacted.\n'),
    )
    const stored = await db.selectFrom('leads').selectAll().orderBy('state').execute()
    expect(stored).toMatchObject([
      { id: both.id, state: 'delivered' },
      { id: held.id, state: 'held' },
      { id: waiting.id, state: 'pending', payload: JSON.stringify(lead.payload) },
    ])
  },
)

test.each(stores)(
  'a person who was erased since the backup stays erased in %s once the store put aside is added',
  async (_, empty) => {
    const { db: aside, settings: old } = await newStore()
    const lead = { form: 'contact', payload: { firstname: 'आशा' }, now: 0 }
    await receiveLead(aside, { ...lead, submission: 'erased' })
    await receiveLead(aside, { ...lead, submission: 'stays' })
    const backup = await aside.selectFrom('leads').selectAll().execute()
    const [erased] = backup
    await redactById(aside, erased?.id ?? '', 1)
    const { db, settings } = await newStore(empty)
    await db.insertInto('leads').values(backup).execute()
    const add = () => leads(settings, 'add', path.join(old.DATA_DIR ?? '', 'site.db'))
    for (const count of [1, 0])
      expect(await add()).toEqual(
        done(`0 leads were added, 0 of them pending. ${count} were redacted.\n`),
      )
    const whole = await db.selectFrom('leads').select('id').where('state', '=', 'pending').execute()
    expect(whole).toEqual([{ id: backup[1]?.id }])
    const kept = await db
      .selectFrom('leads')
      .select('payload')
      .where('id', '=', erased?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(kept.payload).not.toContain('आशा')
  },
)

test('what can’t be done is said in one line, and no store is made', async () => {
  const files = await emptySqlite()
  const [missing, misuse] = await Promise.all([
    leads(files.settings, 'list'),
    leads(files.settings, 'show'),
  ])
  expect(missing).toMatchObject({ out: '', code: 1 })
  expect(missing.error).toMatch(/^There is no store at .*site\.db: set DATA_DIR.*\n$/)
  expect(misuse).toEqual({ out: '', error: 'show needs the ID of a lead.\n', code: 2 })
  await files.remove()
})

/** Has a store refuse what a visitor's form writes, in ways that reads do not notice. */
const unwritable: [string, string, (db: Database) => Promise<unknown>, RegExp][] = [
  ['SQLite', 'locked', (db) => sql`begin immediate`.execute(db), /fails: database is locked\b/],
  [
    'SQLite',
    'full',
    (db) =>
      sql`create trigger full before insert on key_values
        begin select raise(abort, 'database or disk is full'); end`.execute(db),
    /fails: database or disk is full\b/,
  ],
  [
    'Postgres',
    'read-only',
    async (db) => {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
      await sql`alter database ${sql.id(rows[0]?.name ?? '')}
        set default_transaction_read_only = on`.execute(db)
    },
    /fails: .*read-only transaction\b/,
  ],
]

test.each(unwritable)(
  'health says of a store in %s that is %s why no form gets in',
  async (kind, _, spoil, reason) => {
    const { db, settings } = await newStore(kind === 'SQLite' ? emptySqlite : emptyPostgres)
    await spoil(db)
    const { out, code } = await leads(settings, 'health')
    expect(out).toMatch(/^Needs attention: The store fails: .* \(operate\.md, Store fails\)\n/)
    expect(out).toMatch(reason)
    expect(code).toBe(1)
  },
)

test('health says that a database can’t be reached', async () => {
  const DATABASE_URL = 'postgres://nobody@localhost:1/none'
  const { out, code } = await leads({ DATABASE_URL }, 'health')
  expect(out).toMatch(/^Needs attention: The store fails: .*ECONNREFUSED/)
  expect(code).toBe(1)
})

test('health names a file that is damaged or gone', async () => {
  const files = await emptySqlite()
  const { settings } = files
  const file = path.join(settings.DATA_DIR ?? '', 'site.db')
  await (await files.open()).destroy()
  const backup = path.join(settings.DATA_DIR ?? '', 'backup')
  expect(await leads(settings, 'backup', backup)).toMatchObject({ code: 0 })
  writeFileSync(file, 'damaged '.repeat(9_000))
  const { out, code } = await leads(settings, 'health')
  expect(out).toMatch(
    /^Needs attention: The store fails: \S+ is damaged: .* \(operate\.md, Store damaged\)\n$/,
  )
  expect(code).toBe(1)
  rmSync(file)
  const gone = await leads(settings, 'health')
  expect(gone.out).toContain('is gone: it is not there, and was (operate.md, Store gone)\n')
  expect(gone.code).toBe(1)
  await files.remove()
})

test('a reader that has enough of the output is no error', async () => {
  const intoTrue = 'set -o pipefail; "$0" "$@" | true'
  const args = ['--norc', '-c', intoTrue, process.execPath, bundle, '--help']
  expect(await run('bash', args)).toMatchObject({ error: '', code: 0 })
})
