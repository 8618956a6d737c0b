import { chownSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import type { Database, StoredLead } from '@/lib/enquiries'
import { openPostgres, openSqlite, truncateWriteAheadLog } from '@/lib/enquiries/testing'
import { startPostgres } from '@/testing/postgres.mjs'
import { startTcpProxy } from '@/testing/tcp-proxy'
import { smallDisk } from './disk'
import type { Fault } from './fault'

/** A store that can be broken and mended. */
interface FaultyStore {
  /** The settings with which a site uses it. */
  settings: Record<string, string>
  faults: Record<string, Fault>
  rows(): Promise<StoredLead[]>
  remove(): unknown
}

/**
 * Opens an empty store for sites.
 * @param user the id of the user that the site runs as; undefined for that of this process
 */
export type OpenStore = (user: number | undefined) => FaultyStore | Promise<FaultyStore>

/** A fault that lasts longer than a visitor waits for the store. */
const prolonged = (fault: Fault): Fault => ({ ...fault, leastMs: 10_000 })

/** Opens the store anew each time: an open connection would do some of what a restart must do. */
async function readLeads(open: Promise<Database>) {
  await using db = await open
  return await db.selectFrom('leads').selectAll().execute()
}

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

/** An SQLite file that can be locked and whose disk can be filled. */
export const faultySqlite: OpenStore = (user) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'octa-gym-faults-'))
  const file = path.join(folder, 'site.db')
  const disk = smallDisk(folder)
  if (!disk) console.log('Not tested here: a full disk, because mounting one takes root.')
  if (user !== undefined) chownSync(folder, user, user)
  const open = () => openSqlite(file)
  async function emptyLog() {
    await using db = await open()
    await truncateWriteAheadLog(db)
  }
  const full = disk && {
    async begin() {
      // The write-ahead log is overwritten from its start, which needs no room, until it is emptied.
      await emptyLog()
      disk.fill()
    },
    end: () => disk.free(),
  }
  const moved: Fault = {
    begin: () => renameSync(file, `${file}.moved`),
    end: () => renameSync(`${file}.moved`, file),
    endsProcesses: true,
  }
  return {
    rows: () => readLeads(open()),
    settings: { DATA_DIR: folder },
    faults: {
      locked: { ...lock(file), unnoticed: true },
      'locked for long': prolonged(lock(file)),
      'file moved away': moved,
      ...(full && { 'disk full': full }),
    },
    remove() {
      disk?.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A Postgres whose connections can be cut, that can be stopped and that can go silent. */
export const faultyPostgres: OpenStore = async () => {
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
  return {
    rows: () => readLeads(openPostgres(url)),
    settings: { DATABASE_URL: through.href },
    faults: {
      'connections cut': { begin: server.cut, unnoticed: true },
      'Postgres stopped': { begin: server.pause, end: server.resume },
      'Postgres silent': { ...silent, unnoticed: true },
      'Postgres silent for long': prolonged(silent),
    },
    async remove() {
      await proxy.close()
      await server.stop()
    },
  }
}
