import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { openPostgres } from '@/lib/store/postgres'
import { openSqlite } from '@/lib/store/sqlite'
import type { Database } from '@/lib/store/tables'
import { startPostgres } from '@/testing/postgres.mjs'
import type { StoredLead } from './account'
import { smallDisk } from './disk'

type Fault = { begin: () => Promise<void>; end: () => Promise<void> }

/** A store that can be broken and mended. */
export interface FaultyStore {
  /** The settings with which a site uses it. */
  settings: Record<string, string>
  faults: Record<string, Fault>
  /** What could not be tried on this machine, or how it was. */
  note: string
  rows(): Promise<StoredLead[]>
  remove(): Promise<void>
}

/** Opens it anew each time: a process that held the file would do some of what a restart has to do. */
async function using<T>(open: Promise<Database>, ask: (db: Database) => Promise<T>): Promise<T> {
  const db = await open
  return ask(db).finally(() => db.destroy())
}

const rows = (open: Promise<Database>) =>
  using(open, (db) =>
    db
      .selectFrom('leads')
      .select(['id', 'state', 'payload', 'attempts', 'due_at', 'last_answer'])
      .execute(),
  )

/** @param pids the processes of the site */
export function faultySqlite(pids: () => number[]): Promise<FaultyStore> {
  const folder = mkdtempSync(path.join(tmpdir(), 'octa-gym-faults-'))
  const disk = smallDisk(folder)
  const open = () => openSqlite(path.join(folder, 'site.db'))
  const full = disk && {
    async begin() {
      // The write-ahead log is overwritten from its start, which needs no room, until it is emptied.
      await using(open(), (db) => sql`pragma wal_checkpoint(truncate)`.execute(db)).catch(() => {
        console.log('the write-ahead log could not be emptied: the full disk may go unnoticed')
      })
      disk.fill(pids())
    },
    end: () => Promise.resolve(disk.free(pids())),
  }
  return Promise.resolve({
    settings: { DATA_DIR: folder },
    faults: { ...(full && { 'disk full': full }) },
    note: disk
      ? `the disk is filled by ${disk.how}`
      : 'the disk can’t be filled here: that takes root, or prlimit',
    rows: () => rows(open()),
    async remove() {
      disk?.remove()
      await Promise.resolve(rmSync(folder, { recursive: true, force: true }))
    },
  })
}

export async function faultyPostgres(): Promise<FaultyStore> {
  const server = await startPostgres()
  const url = await server.createDatabase('faults')
  return {
    settings: { DATABASE_URL: url },
    faults: {
      'connections cut': { begin: () => server.cut(), end: () => Promise.resolve() },
      'Postgres stopped': { begin: server.pause, end: server.resume },
    },
    note: '',
    rows: () => rows(openPostgres(url)),
    remove: () => server.stop(),
  }
}
