import 'server-only'
import { setImmediate as breathe } from 'node:timers/promises'
import { log } from '@/lib/log'
import type { Database } from '@/lib/store/database'
import { truncateWriteAheadLog, eraseLead } from './erase'

const dayMs = 24 * 3_600_000
const everyMs = 3_600_000
const batch = 100

/**
 * Blanks the personal fields of leads that were delivered before a time; others are not touched.
 * Each is a step of its own with a breath after it, so that visitors are served in between.
 * @param before milliseconds since 1970
 * @returns how many this call blanked
 */
export async function blankDelivered(db: Database, before: number, now: number): Promise<number> {
  let blanked = 0
  for (;;) {
    const leads = await db
      .selectFrom('leads')
      .select(['id', 'form', 'payload', 'state', 'last_answer'])
      .where('state', '=', 'delivered')
      .where('settled_at', '<', before)
      .where('erased_at', 'is', null)
      .limit(batch)
      .execute()
    for (const lead of leads) {
      if (await eraseLead(db, lead, now)) blanked += 1
      await breathe()
    }
    if (leads.length < batch) break
  }
  if (blanked > 0) await truncateWriteAheadLog(db)
  return blanked
}

/**
 * Keeps the promise of `LEAD_RETENTION_DAYS` (contract): at once and then every hour, until the
 * process ends. A failure is logged, and the next hour tries again.
 */
export function startRetention(db: () => Promise<Database>, days: number): void {
  const run = async () => {
    try {
      const now = Date.now()
      const leads = await blankDelivered(await db(), now - days * dayMs, now)
      if (leads > 0) log.info({ leads }, 'delivered leads were blanked')
    } catch (error) {
      log.error({ err: error }, 'delivered leads could not be blanked; trying again in an hour')
    }
  }
  void run()
  setInterval(() => void run(), everyMs).unref()
}
