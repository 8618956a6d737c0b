import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { receiveLead } from '@/lib/enquiries/receive'
import { emptySqlite, stores } from '@/testing/stores'
import { database, databaseFile, openDatabase } from './open'

/** Opens a store in a process of its own as an instance of the site does: a locked one at the next call. */
async function openElsewhere(settings: Record<string, string>): Promise<number> {
  const code = `const { database } = require('./lib/enquiries/store/open.ts')
    const open = () => database().catch((error) => {
      if (error.code === 'SQLITE_BUSY') return open()
      throw error
    })
    open().then(() => process.exit(0))`
  const { NODE_ENV, PATH, TMPDIR } = process.env
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', '-e', code],
    { env: { NODE_ENV, PATH, TMPDIR, ...settings }, stdio: 'inherit' },
  )
  const [exit] = (await once(child, 'exit')) as [number]
  return exit
}

test.each(stores)('instances that start at once on an empty %s all open it', async (_, empty) => {
  const files = await empty()
  const codes = await Promise.all([1, 2].map(() => openElsewhere(files.settings)))
  expect(codes).toEqual([0, 0])
  await files.remove()
})

test.each(stores)('a newer build may have changed the store before: %s', async (_, empty) => {
  const files = await empty()
  const db = await files.open()
  await sql`insert into store_migration values ('2099-from-the-future', '2099')`.execute(db)
  await db.schema.alterTable('leads').addColumn('mood', 'text').execute()
  await db.destroy()
  const older = await files.open()
  await receiveLead(older, { form: 'contact', payload: {}, submission: '', now: 0 })
  expect(await older.selectFrom('leads').select('state').execute()).toEqual([{ state: 'pending' }])
  await older.destroy()
  await files.remove()
})

test('only the site’s own user may read the files of the store', async () => {
  const files = await emptySqlite()
  const folder = files.settings.DATA_DIR ?? ''
  writeFileSync(path.join(folder, 'site.db'), '', { mode: 0o644 })
  const db = await files.open()
  await receiveLead(db, { form: 'contact', payload: {}, submission: '', now: 0 })
  for (const name of ['site.db', 'site.db-wal', 'site.db-shm']) {
    expect([name, statSync(path.join(folder, name)).mode & 0o777]).toEqual([name, 0o600])
  }
  await db.destroy()
  await files.remove()
})

test('a file that could not be opened is let go, so that the next try can, and one that was is missed', async () => {
  const files = await emptySqlite()
  jest.replaceProperty(process, 'env', { ...process.env, ...files.settings })
  const failing = jest.spyOn(Migrator.prototype, 'migrateToLatest')
  failing.mockResolvedValueOnce({ error: new Error('disk full') })
  await expect(database()).rejects.toThrow('disk full')
  const db = await database()
  expect(await db.selectFrom('leads').selectAll().execute()).toEqual([])
  await db.destroy()
  rmSync(databaseFile())
  await expect(openDatabase()).rejects.toThrow('it is not there, and was')
  await files.remove()
})
