import 'server-only'
import { type Clock, clockSlackMs } from '@/lib/clock'
import { log } from '@/lib/log'
import type { Database, LeadState } from '@/lib/store/tables'
import { eraseLead, truncateWriteAheadLog } from './erase'

const dayMs = 24 * 3_600_000
const everyMs = 3_600_000
const retryMs = 60_000
const batch = 100
export const unfinishedDays = 365

/**
 * Blanks the personal fields of leads of one state that ended before a time, or came in before it
 * when they have no end. Each is a statement of its own, so that visitors are served in between.
 * @param before milliseconds since 1970
 * @returns how many this call blanked
 */
export async function blankOld(
  db: Database,
  state: LeadState,
  before: number,
  now: number,
): Promise<number> {
  let blanked = 0
  for (;;) {
    const leads = await db
      .selectFrom('leads')
      .select(['id', 'form', 'payload', 'state', 'last_answer'])
      .where('state', '=', state)
      .where(state === 'held' ? 'received_at' : 'settled_at', '<', before)
      .where('erased_at', 'is', null)
      .limit(batch)
      .execute()
    for (const lead of leads) if (await eraseLead(db, lead, now)) blanked += 1
    if (leads.length < batch) return blanked
  }
}

/**
 * A lead that came in or ended while the clock was ahead would be kept for as much longer: its times
 * become now.
 */
async function correctFutureTimes(db: Database, now: number) {
  for (const column of ['received_at', 'settled_at'] as const) {
    await db
      .updateTable('leads')
      .set({ [column]: now })
      .where(column, '>', now + clockSlackMs)
      .where('erased_at', 'is', null)
      .execute()
  }
}

async function blankAll(db: Database, days: number, now: number) {
  await correctFutureTimes(db, now)
  const before = (age: number) => now - age * dayMs - clockSlackMs
  const delivered = await blankOld(db, 'delivered', before(days), now)
  if (delivered > 0) log.info({ leads: delivered }, 'old delivered leads were blanked')
  for (const state of ['failed', 'held'] as const) {
    const leads = await blankOld(db, state, before(Math.max(days, unfinishedDays)), now)
    if (leads > 0)
      log.warn({ leads, state }, 'old failed or held leads, which nobody dealt with, were blanked')
  }
  if (!(await truncateWriteAheadLog(db))) {
    log.warn('the write-ahead log could not be truncated; trying again in an hour')
  }
}

/**
 * Keeps the promise of `LEAD_RETENTION_DAYS` (contract) for delivered leads, and blanks those that
 * failed or are held after a year, or after `LEAD_RETENTION_DAYS` if that is longer: at once and then
 * every hour, until the process ends. After a failure, which is logged, it tries again within minutes,
 * and while the clock is not trusted it waits.
 * @param trusted the time that a {@link Clock} trusts
 */
export function startRetention(
  database: () => Promise<Database>,
  days: number,
  trusted: Clock['trusted'],
): void {
  const run = async (failures = 0) => {
    let pauseMs = retryMs
    const now = trusted()
    try {
      if (now !== undefined) {
        await blankAll(await database(), days, now)
        pauseMs = everyMs
      }
      failures = 0
    } catch (error) {
      log.error({ err: error }, 'old leads could not be blanked; trying again')
      pauseMs = Math.min(retryMs * 2 ** failures, everyMs)
      failures += 1
    }
    setTimeout(() => void run(failures), pauseMs).unref()
  }
  void run()
}
