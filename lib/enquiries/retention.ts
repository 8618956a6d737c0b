import 'server-only'
import { log } from '@/lib/log'
import type { Database, LeadState } from './store/tables'
import { redactLead, truncateWriteAheadLog } from './redact'

const dayMs = 24 * 3_600_000
const everyMs = 3_600_000
const batch = 100
/** Less than a day, so that a site that is restarted every night redacts as well. */
const apartMs = 20 * 3_600_000
export const unfinishedDays = 365

/**
 * Redacts the personal fields of leads of one state that ended before a time, or came in before it
 * when they have no end. Each is a statement of its own, so that visitors are served in between.
 * @returns how many this call redacted
 */
export async function redactOld(
  db: Database,
  state: LeadState,
  before: number,
  now: number,
): Promise<number> {
  let redacted = 0
  for (;;) {
    const leads = await db
      .selectFrom('leads')
      .select(['id', 'form', 'payload', 'state', 'last_answer'])
      .where('state', '=', state)
      .where(state === 'held' ? 'received_at' : 'settled_at', '<', before)
      .where('erased_at', 'is', null)
      .limit(batch)
      .execute()
    for (const lead of leads) if (await redactLead(db, lead, now)) redacted += 1
    if (leads.length < batch) return redacted
  }
}

/** A look at the leads, by the clock and by one that nobody sets. */
interface Look {
  time: number
  monotonicMs: number
}

/** A lead whose time is in the future, by a clock that was ahead, would be kept for longer. */
async function correctFutureTimes(db: Database, now: number) {
  for (const column of ['received_at', 'settled_at'] as const) {
    await db
      .updateTable('leads')
      .set({ [column]: now })
      .where(column, '>', now)
      .where('erased_at', 'is', null)
      .execute()
  }
}

/** Redacts what was too old at both looks: at one of them the clock may have been wrong. */
async function redactAll(db: Database, days: number, first: Look, second: Look) {
  await correctFutureTimes(db, Math.max(first.time, second.time))
  const before = (age: number) => Math.min(first.time, second.time) - age * dayMs
  const delivered = await redactOld(db, 'delivered', before(days), second.time)
  if (delivered > 0) log.info({ leads: delivered }, 'old delivered leads were redacted')
  for (const state of ['failed', 'held'] as const) {
    const leads = await redactOld(db, state, before(Math.max(days, unfinishedDays)), second.time)
    const text = 'old failed or quarantined leads, which nobody dealt with, were redacted'
    if (leads > 0) log.warn({ leads, state }, text)
  }
}

/**
 * Keeps the promise of `LEAD_RETENTION_DAYS` (contract) for delivered leads, and redacts those that
 * failed or are quarantined after a year, or after `LEAD_RETENTION_DAYS` if that is longer. It looks at once
 * and then every hour, until the process ends, and redacts what two looks at least 20 hours apart found
 * too old: no clock that is wrong for a shorter time redacts anything. A failure is logged.
 * @param builtAt the time of the build, in milliseconds since 1970: a clock that is before it is wrong
 */
export function startRetention(
  database: () => Promise<Database>,
  days: number,
  builtAt: number,
): void {
  const looks: Look[] = []
  async function look(db: Database) {
    const now = { time: Date.now(), monotonicMs: performance.now() }
    if (now.time < builtAt) return
    const first = looks.findLast(({ monotonicMs }) => now.monotonicMs - monotonicMs >= apartMs)
    looks.push(now)
    if (first) await redactAll(db, days, first, now)
  }
  const run = async () => {
    try {
      const db = await database()
      await look(db)
      if (!(await truncateWriteAheadLog(db)))
        log.warn('the write-ahead log could not be truncated; trying again in an hour')
    } catch (error) {
      log.error({ err: error }, 'old leads could not be redacted; trying again in an hour')
    }
    setTimeout(() => void run(), everyMs).unref()
  }
  void run()
}
