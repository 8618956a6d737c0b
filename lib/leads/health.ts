import 'server-only'
import { clockSlackMs } from '@/lib/clock'
import { lastBackup } from '@/lib/store/backup'
import { diskRoom } from '@/lib/store/readiness'
import type { Database } from '@/lib/store/tables'
import { markedBackend, refusedBackend } from './backend-mark'
import { countLeads, isLate, oldestPending } from './counts'

/** One thing that was looked at, in words for a person. */
interface Finding {
  text: string
  needsSomebody: boolean
  /** Whether it is neither well nor in need of somebody. */
  isNote?: boolean
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const oldBackupMs = 2 * dayMs
const leastRoomBytes = 500_000_000

function inWords(ms: number): string {
  if (ms < 2 * minuteMs) return `${Math.round(ms / 1000)} seconds`
  if (ms < 2 * hourMs) return `${Math.round(ms / minuteMs)} minutes`
  return ms < 2 * dayMs ? `${Math.round(ms / hourMs)} hours` : `${Math.round(ms / dayMs)} days`
}

async function checkPending(db: Database, now: number): Promise<Finding[]> {
  const pending = await oldestPending(db)
  if (pending.length === 0) return [{ text: 'No lead is pending.', needsSomebody: false }]
  return pending.map((one) => {
    const age = inWords(Math.max(0, now - one.receivedAt))
    const text = `${one.form}: ${one.leads} pending, the oldest for ${age}.`
    return { text, needsSomebody: isLate(one, now) }
  })
}

async function checkStuck(db: Database): Promise<Finding[]> {
  const states = ['failed', 'held'] as const
  const counts = await countLeads(db, states)
  return states.map((state) => {
    const leads = counts
      .filter((count) => count.state === state)
      .reduce((sum, count) => sum + count.leads, 0)
    const look = leads > 0 ? ` (npm run leads -- list --state ${state})` : ''
    return { text: `${leads} ${state}${look}.`, needsSomebody: leads > 0 }
  })
}

async function checkDisk(): Promise<Finding> {
  const room = await diskRoom()
  const text = `${(room / 1e9).toFixed(1)} GB free on the disk of the store.`
  return { text, needsSomebody: room < leastRoomBytes }
}

async function checkBackup(db: Database, now: number): Promise<Finding> {
  const at = await lastBackup(db)
  if (at === undefined) {
    const text = 'no backup has been made. Run npm run leads -- backup FILE daily.'
    const first = await db
      .selectFrom('leads')
      .select(({ fn }) => fn.min('received_at').as('at'))
      .executeTakeFirst()
    const needsSomebody = now - Number(first?.at ?? now) > oldBackupMs
    return { text, needsSomebody, isNote: !needsSomebody }
  }
  if (at > now + clockSlackMs) {
    return { text: 'The last backup is dated in the future: make another.', needsSomebody: true }
  }
  const text = `The last backup was made ${inWords(Math.max(0, now - at))} ago.`
  return { text, needsSomebody: now - at > oldBackupMs }
}

async function checkBackend(db: Database): Promise<Finding[]> {
  const refused = await refusedBackend(db)
  if (refused === undefined) return []
  const marked = (await markedBackend(db)) ?? ''
  const text = `A site whose BACKEND_URL is ${refused} delivers nothing: the leads of this store go to ${marked}. Decide with npm run leads -- backend ${refused}, or keep ${marked} in the same way and give that site a store of its own.`
  return [{ text, needsSomebody: true }]
}

/**
 * Says in words what needs attention and what is well (contract "Commands", `health`): what is pending,
 * failed or is held, and for SQLite the room on the disk and the last backup.
 * @param now milliseconds since 1970
 */
export async function checkHealth(db: Database, now: number): Promise<Finding[]> {
  const findings = [
    ...(await checkBackend(db)),
    ...(await checkPending(db, now)),
    ...(await checkStuck(db)),
  ]
  if (db.kind === 'sqlite') findings.push(await checkDisk(), await checkBackup(db, now))
  return findings
}
