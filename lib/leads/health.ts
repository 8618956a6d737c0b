import 'server-only'
import { lastBackup } from '@/lib/store/backup'
import { diskRoom } from '@/lib/store/readiness'
import type { Database } from '@/lib/store/tables'
import { readPostCounts } from './post-counts'
import { countLeads, isLate, oldestWaiting } from './lead-counts'

/** One thing that was looked at, in words for a person. */
interface Finding {
  text: string
  needsSomebody: boolean
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

async function checkWaiting(db: Database, now: number): Promise<Finding[]> {
  const waiting = await oldestWaiting(db)
  if (waiting.length === 0) return [{ text: 'No lead waits for delivery.', needsSomebody: false }]
  return waiting.map((one) => {
    const age = inWords(Math.max(0, now - one.receivedAt))
    const text = `${one.form}: ${one.leads} waiting for delivery, the oldest for ${age}.`
    return { text, needsSomebody: isLate(one, now) }
  })
}

async function checkStuck(db: Database): Promise<Finding[]> {
  const counts = await countLeads(db)
  return (['failed', 'held'] as const).map((state) => {
    const leads = counts
      .filter((count) => count.state === state)
      .reduce((sum, count) => sum + count.leads, 0)
    const look = leads > 0 ? ` (npm run leads -- list --state ${state})` : ''
    return { text: `${leads} ${state}${look}.`, needsSomebody: leads > 0 }
  })
}

async function checkPosts(db: Database, now: number): Promise<Finding> {
  const counts = [...(await readPostCounts(db, now - hourMs))]
  const sum = (some: [string, number][]) => some.reduce((total, [, posts]) => total + posts, 0)
  const taken = sum(counts.filter(([result]) => /^(stored|repeated|held)$/.test(result)))
  const away = counts.filter(([result]) => /^(refused_|limited|given_back)/.test(result))
  const reasons = away.map(([result, posts]) => `${result} ${posts}`).join(', ')
  const text = `In the last hour: ${taken} forms accepted, ${sum(away)} turned away${reasons && ` (${reasons})`}.`
  const lost = away.some(([result]) => result === 'given_back')
  return { text, needsSomebody: lost || sum(away) > taken }
}

async function checkDisk(): Promise<Finding> {
  const room = await diskRoom()
  const text = `${(room / 1e9).toFixed(1)} GB free on the disk of the store.`
  return { text, needsSomebody: room < leastRoomBytes }
}

async function checkBackup(db: Database, now: number): Promise<Finding> {
  const at = await lastBackup(db)
  if (at === undefined) {
    return { text: 'No backup has been made with this command.', needsSomebody: false }
  }
  const text = `The last backup was made ${inWords(Math.max(0, now - at))} ago.`
  return { text, needsSomebody: now - at > oldBackupMs }
}

/**
 * Says in words what needs attention and what is well (contract "Commands", `health`): what waits,
 * failed, is held or was turned away, and for SQLite the room on the disk and the last backup.
 * @param now milliseconds since 1970
 */
export async function checkHealth(db: Database, now: number): Promise<Finding[]> {
  const findings = [
    ...(await checkWaiting(db, now)),
    ...(await checkStuck(db)),
    await checkPosts(db, now),
  ]
  if (db.kind === 'sqlite') findings.push(await checkDisk(), await checkBackup(db, now))
  return findings
}
