import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { Client } from 'pg'
import { receiveLead } from '@/lib/leads/receive'
import type { Database } from '@/lib/store/tables'
import { openSqlite } from '@/lib/store/sqlite'
import { openPostgres } from '@/lib/store/postgres'
import { startPostgres } from '@/testing/postgres.mjs'
import { startTcpProxy } from '@/testing/tcp-proxy'
import type { StoredLead } from './account'
import { limitFiles, smallDisk } from './disk'
import type { Fault } from './faults'

/** A store that can be broken and mended. */
export interface FaultyStore {
  /** The settings with which a site uses it. */
  settings: Record<string, string>
  faults: Record<string, Fault>
  /** How this machine's disk was filled, or that it could not be. */
  note: string
  rows(): Promise<StoredLead[]>
  /** Stores a lead as a newer build would, of a form that this one does not know. */
  addLeadOfNewerForm(form: string): Promise<void>
  remove(): unknown
}

/** The same, for longer than a visitor waits for the store. */
const prolonged = (fault: Fault): Fault => ({ ...fault, leastMs: 6_000 })

/** Opens the store anew each time: an open connection would do some of what a restart must do. */
async function withStore<T>(
  open: Promise<Database>,
  ask: (db: Database) => Promise<T>,
): Promise<T> {
  const db = await open
  try {
    return await ask(db)
  } finally {
    await db.destroy()
  }
}

/** What a run asks of the store without a site. */
const storeQueries = (open: () => Promise<Database>) => ({
  rows: () => withStore(open(), (db) => db.selectFrom('leads').selectAll().execute()),
  addLeadOfNewerForm: (form: string) =>
    withStore(open(), async (db) => {
      await receiveLead(db, { form, payload: {}, submission: '', now: Date.now() })
    }),
})

/** This process holds the lock to write, which the sites wait for. */
function lock(file: string): Fault {
  let holder: Database | undefined
  return {
    async begin() {
      holder = await openSqlite(file)
      await sql`begin immediate`.execute(holder)
    },
    end: () => holder?.destroy(),
  }
}

/**
 * An SQLite file that can be locked and whose disk can be filled.
 * @param pids the processes of the site
 */
export function faultySqlite(pids: () => number[]): FaultyStore {
  const folder = mkdtempSync(path.join(tmpdir(), 'octa-gym-faults-'))
  const file = path.join(folder, 'site.db')
  const disk = smallDisk(folder)
  const open = () => openSqlite(file)
  const full = disk && {
    async begin() {
      // The write-ahead log is overwritten from its start, which needs no room, until it is emptied.
      await withStore(open(), (db) => sql`pragma wal_checkpoint(truncate)`.execute(db)).catch(
        () => {
          console.log('the write-ahead log could not be emptied: the full disk may go unnoticed')
        },
      )
      disk.fill(pids())
    },
    end: () => disk.free(pids()),
  }
  const moved: Fault = {
    begin: () => renameSync(file, `${file}.moved`),
    end: () => renameSync(`${file}.moved`, file),
    noStart: true,
  }
  const limited: Fault = {
    begin: () => limitFiles(pids(), '4096'),
    end: () => limitFiles(pids(), 'unlimited'),
  }
  return {
    ...storeQueries(open),
    settings: { DATA_DIR: folder },
    faults: {
      locked: lock(file),
      'locked for long': prolonged(lock(file)),
      'file moved away': moved,
      'file size limit': limited,
      ...(full && { 'disk full': full }),
    },
    note: disk
      ? `the disk is filled by ${disk.how}`
      : 'the disk can’t be filled here: that takes root, or prlimit',
    remove() {
      disk?.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A Postgres whose connections can be cut, that can be stopped and that can go silent. */
export async function faultyPostgres(): Promise<FaultyStore> {
  const server = await startPostgres()
  const url = await server.createDatabase('faults')
  const { hostname: host, port } = new URL(url)
  const proxy = await startTcpProxy({ host, port: Number(port) })
  const through = new URL(url)
  through.host = `127.0.0.1:${proxy.port}`
  const silent: Fault = {
    begin: () => proxy.silence(),
    end: () => proxy.forward(),
  }
  let locking: Client | undefined
  const locked: Fault = {
    async begin() {
      locking = new Client(url)
      await locking.connect()
      await locking.query('begin; lock table leads in access exclusive mode')
    },
    end: () => locking?.end(),
  }
  const standbyAway: Fault = {
    begin: () => server.waitForStandbys('absent'),
    end: () => server.waitForStandbys(''),
  }
  return {
    ...storeQueries(() => openPostgres(url)),
    settings: { DATABASE_URL: through.href },
    faults: {
      'connections cut': { begin: server.cut },
      'Postgres stopped': { begin: server.pause, end: server.resume },
      'Postgres silent': silent,
      'Postgres silent for long': prolonged(silent),
      'table locked for long': prolonged(locked),
      'standby away for long': prolonged(standbyAway),
    },
    note: '',
    async remove() {
      await proxy.close()
      await server.stop()
    },
  }
}
