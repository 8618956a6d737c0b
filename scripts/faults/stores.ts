import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { once } from 'node:events'
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
  /** What could not be tried on this machine, or how it was. */
  note: string
  rows(): Promise<StoredLead[]>
  /** Stores a lead as a newer build would, of a form that this one does not know. */
  addLeadOfNewerForm(form: string): Promise<void>
  remove(): Promise<void>
}

/** Longer than a visitor waits for the store. */
const longMs = 6_000

/** The same, for longer than visitors wait. */
const prolonged = (fault: Fault): Fault => ({ ...fault, leastMs: longMs })

/** Opens it anew each time: a process that held the file would do some of what a restart has to do. */
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

/** What is asked of a store by itself, beside the sites. */
const storeQueries = (open: () => Promise<Database>) => ({
  rows: () =>
    withStore(open(), (db) =>
      db
        .selectFrom('leads')
        .select(['id', 'form', 'state', 'payload', 'attempts', 'due_at', 'last_answer'])
        .execute(),
    ),
  addLeadOfNewerForm: (form: string) =>
    withStore(open(), async (db) => {
      await receiveLead(db, { form, payload: {}, submission: '', now: Date.now() })
    }),
})

/** Another process that holds the lock to write. */
function lock(file: string): Fault {
  const code = `const db = new (require('node:sqlite').DatabaseSync)(${JSON.stringify(file)})
    db.exec('pragma busy_timeout = 30000')
    db.exec('begin immediate')
    console.log('held')
    setInterval(() => undefined, 1000)`
  let holder: ChildProcess | undefined
  return {
    async begin() {
      const started = spawn(process.execPath, ['-e', code], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      holder = started
      await once(started.stdout, 'data')
    },
    async end() {
      if (!holder) return
      const ended = once(holder, 'exit')
      holder.kill('SIGKILL')
      await ended
    },
  }
}

/**
 * An SQLite file that can be locked and whose disk can be filled.
 * @param pids the processes of the site
 */
export function faultySqlite(pids: () => number[]): Promise<FaultyStore> {
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
    end: () => Promise.resolve(disk.free(pids())),
  }
  const moved: Fault = {
    begin: () => Promise.resolve(renameSync(file, `${file}.moved`)),
    end: () => Promise.resolve(renameSync(`${file}.moved`, file)),
    noStart: true,
  }
  const limited: Fault = {
    begin: () => Promise.resolve(limitFiles('4096')(pids())),
    end: () => Promise.resolve(limitFiles('unlimited')(pids())),
  }
  return Promise.resolve({
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
    async remove() {
      disk?.remove()
      await Promise.resolve(rmSync(folder, { recursive: true, force: true }))
    },
  })
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
    begin: () => Promise.resolve(proxy.silence()),
    end: () => Promise.resolve(proxy.forward()),
  }
  let locking: Client | undefined
  const locked: Fault = {
    async begin() {
      locking = new Client(url)
      await locking.connect()
      await locking.query('begin; lock table leads in access exclusive mode')
    },
    end: async () => locking?.end(),
  }
  const standbyAway: Fault = {
    begin: () => server.waitForStandbys('absent'),
    end: () => server.waitForStandbys(''),
  }
  return {
    ...storeQueries(() => openPostgres(url)),
    settings: { DATABASE_URL: through.href },
    faults: {
      'connections cut': { begin: () => server.cut() },
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
