import { statSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { claimLeads } from '@/lib/enquiries/queue'
import { receiveLead } from '@/lib/enquiries/receive'
import { emptySqlite, useStore } from '@/testing/stores'
import { openSqlite } from './sqlite'
import { sqliteThread } from './sqlite-thread'
import type { Database } from './tables'

const lead = { form: 'contact', payload: {}, submission: '', now: 0 }
const nothingDue = { form: 'feedback', limit: 9, now: 0, recoveredAt: 0 }

let file: string
let db: Database
let other: Database
useStore(emptySqlite, (opened) => {
  ;({ db, other } = opened)
  file = path.join(opened.settings.DATA_DIR ?? '', 'site.db')
})

/** Has another connection hold the lock to write, until the function that it returns is called. */
async function holdLock() {
  await sql`begin immediate`.execute(other)
  return () => sql`rollback`.execute(other)
}

test('while another connection holds the lock the event loop goes on, and the lead is stored after it', async () => {
  const release = await holdLock()
  const stored = receiveLead(db, lead)
  // A loop that waited for the lock would never come to release it.
  expect(await claimLeads(db, nothingDue)).toEqual([])
  expect(await db.selectFrom('leads').select('id').execute()).toEqual([])
  await release()
  expect(await stored).toMatchObject({ repeated: false })
})

test('what is stored after a statement that found the lock stays stored', async () => {
  const { id } = await receiveLead(db, lead)
  const release = await holdLock()
  const change = db.updateTable('leads').set({ attempts: 1 }).where('id', '=', id).execute()
  const more = Array.from({ length: 20 }, (_, at) =>
    receiveLead(db, { ...lead, submission: String(at) }),
  )
  await Promise.all([release(), change, ...more])
  expect(await other.selectFrom('leads').select('id').execute()).toHaveLength(21)
})

test('what is stored after a statement that failed stays stored', async () => {
  await expect(sql`insert into leads (id) values ('half')`.execute(db)).rejects.toThrow('NOT NULL')
  const { id } = await receiveLead(db, lead)
  expect(await other.selectFrom('leads').select('id').execute()).toEqual([{ id }])
})

test('a lock that is held for longer is an error within six seconds', async () => {
  const release = await holdLock()
  let now = 0
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 250))
  await expect(receiveLead(db, lead)).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  clock.mockRestore()
  expect(now).toBeLessThan(6_000)
  await release()
})

test('looking for due leads writes nothing when there are none', async () => {
  const size = () => statSync(`${file}-wal`).size
  const before = size()
  for (let look = 0; look < 50; look++) await claimLeads(db, nothingDue)
  expect(size()).toBe(before)
})

test('when its thread has ended, the next statement starts another', async () => {
  const thread = sqliteThread(file)
  await thread.execute('select 1')
  await thread.close()
  expect((await thread.execute('select count(*) as leads from leads')).rows).toEqual([{ leads: 0 }])
  await thread.close()
})

test('a folder that cannot be made or written to is named with its setting', async () => {
  const below = path.join(file, 'below')
  const open = (folder: string) => openSqlite(path.join(folder, 'site.db'))
  await expect(open(below)).rejects.toThrow(`DATA_DIR ${below} cannot be used: ENOTDIR`)
  await expect(open(file)).rejects.toThrow(`DATA_DIR ${file} cannot be used: EEXIST`)
})

test('the SQLite of this build has no known fault that loses commits', async () => {
  const { rows } = await sql<{ v: string }>`select sqlite_version() as v`.execute(db)
  const [major = 0, minor = 0, patch = 0] = (rows[0]?.v ?? '').split('.').map(Number)
  // Versions before 3.51.3 may lose a commit that meets a checkpoint (WAL reset).
  expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(3_051_003)
})
