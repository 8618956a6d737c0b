import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { openSqlite } from '@/lib/store/sqlite'
import { smallDisk } from './disk'
import { storeQueries, type FaultyStore, prolonged, withStore } from './stores'
import type { Trouble } from './troubles'

/** Another process that holds the lock to write. */
function lock(file: string): Trouble {
  const code = `const db = new (require('libsql'))(${JSON.stringify(file)})
    db.pragma('busy_timeout = 30000')
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
  return Promise.resolve({
    ...storeQueries(open),
    settings: { DATA_DIR: folder },
    troubles: {
      locked: lock(file),
      'locked for long': prolonged(lock(file)),
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
