import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { claimLeads } from '@/lib/leads/claim'
import { receiveLead } from '@/lib/leads/receive'
import { openSqlite } from './sqlite'
import { sqliteThread } from './sqlite-thread'
import type { Database } from './tables'

const lead = { form: 'contact', payload: {}, submission: '', now: 0 }
const nothingDue = { form: 'feedback', limit: 9, now: 0, recoveredAt: 0, probe: false }

let folder: string
let file: string
let db: Database

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'octa-gym-store-'))
  file = path.join(folder, 'site.db')
  db = await openSqlite(file)
})

afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

/** Another process that holds the lock to write, until it is told; resolves once it does. */
async function holdLock() {
  const code = `const db = new (require('libsql'))(${JSON.stringify(file)})
    db.exec('begin immediate')
    console.log('held')
    process.stdin.once('end', () => db.exec('rollback')).resume()`
  const child = spawn(process.execPath, ['-e', code], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return () => {
    const released = once(child, 'exit')
    child.stdin.end()
    return released
  }
}

test('while another process holds the lock the event loop goes on, and the lead is stored after it', async () => {
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
  const others = Array.from({ length: 20 }, (_, at) =>
    receiveLead(db, { ...lead, submission: String(at) }),
  )
  await Promise.all([release(), change, ...others])
  const other = await openSqlite(file)
  expect(await other.selectFrom('leads').select('id').execute()).toHaveLength(21)
  await other.destroy()
})

test('what is stored after a statement that failed stays stored', async () => {
  await expect(sql`insert into leads (id) values ('half')`.execute(db)).rejects.toThrow('NOT NULL')
  const { id } = await receiveLead(db, lead)
  const other = await openSqlite(file)
  expect(await other.selectFrom('leads').select('id').execute()).toEqual([{ id }])
  await other.destroy()
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
