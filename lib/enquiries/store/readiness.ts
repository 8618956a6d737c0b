import 'server-only'
import { randomBytes } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { storeEnv } from '@/lib/env'
import { log } from '@/lib/log'
import { runtime } from '@/lib/runtime'
import { deleteValue, writeValue } from './key-values'
import { database, databaseFile } from './open'
import type { Database } from './tables'

declare module '@/lib/runtime' {
  interface Runtime {
    failedWrites?: { count: number; reason?: unknown }
  }
}

/** A lead takes a few KB; SQLite's log of changes grows to 4 MB before it is written over. */
const leastBytes = 8_000_000
const pauseMs = 1_000
/** Does not compress, and takes more room than a lead: it fits nowhere where a lead does not. */
const probeBytes = 12_000

/**
 * The room that is left on the disk of the embedded database.
 * @returns bytes that the site may still write
 */
export async function diskRoom(): Promise<number> {
  const { bavail, bsize } = await statfs(path.dirname(databaseFile()))
  return bavail * bsize
}

/** Whether there is no room for leads on the disk of the embedded database; false with Postgres. */
export const isDiskFull = async (): Promise<boolean> =>
  !storeEnv().DATABASE_URL && (await diskRoom()) < leastBytes

/** Needs the right and the lock to write a lead, but finds none. */
async function touchLeads(db: Database) {
  await db.updateTable('leads').set({ form: '' }).where('id', '=', '').execute()
}

/**
 * Writes more than a lead takes, and deletes it again.
 * @throws when a lead could not be stored now
 */
export async function writeProbe(db: Database): Promise<void> {
  await touchLeads(db)
  const value = JSON.stringify(randomBytes(probeBytes).toString('base64'))
  await writeValue(db, 'probe', value, Date.now())
  await deleteValue(db, 'probe')
}

/** The writes that failed since the store was last known to take them, and why the last one did. */
const failedWrites = () => (runtime().failedWrites ??= { count: 0 })

/** Writes once a second until that succeeds and nothing else failed meanwhile. */
async function probeUntilWell() {
  const failed = failedWrites()
  for (;;) {
    await wait(pauseMs, undefined, { ref: false })
    const { count } = failed
    try {
      await writeProbe(await database())
      if (failed.count === count) break
    } catch (error) {
      failed.reason = error
    }
  }
  failed.count = 0
  log.info('the store takes leads again')
}

/**
 * Notes that something about a lead could not be written. From then on the store counts as one that
 * takes no leads, until a real write succeeds.
 */
export function reportFailedWrite(error: unknown): void {
  const failed = failedWrites()
  failed.reason = error
  failed.count += 1
  if (failed.count === 1) void probeUntilWell()
}

/**
 * Resolves when a lead could be stored now, without changing anything.
 * @throws an Error that says why not
 */
export async function assertStoreTakesLeads(): Promise<void> {
  const { count, reason } = failedWrites()
  if (count > 0) throw new Error('a write failed, and none has succeeded since', { cause: reason })
  await touchLeads(await database())
  if (await isDiskFull()) throw new Error('the disk is full')
}
