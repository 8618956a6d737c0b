import 'server-only'
import { log } from '@/lib/log'
import type { Database } from '@/lib/store/tables'
import { sendAlerts } from './alert'
import { savePostCounts } from './post-counts'
import { isLate, oldestWaiting } from './lead-counts'

const everyMs = 60_000

/**
 * Looks at what waits, and says so in the log when leads of a form begin to wait longer than ten
 * minutes, and when that is over.
 * @param late the forms that were late at the last look; changed by this one
 * @param now milliseconds since 1970
 */
export async function watchWaiting(db: Database, late: Set<string>, now: number): Promise<void> {
  const waiting = (await oldestWaiting(db)).filter((one) => isLate(one, now))
  for (const { form, leads, receivedAt } of waiting) {
    const seconds = Math.round((now - receivedAt) / 1000)
    if (!late.has(form))
      log.error({ form, leads, seconds }, 'leads have been waiting for more than ten minutes')
    late.add(form)
  }
  for (const form of late) {
    if (waiting.some((one) => one.form === form)) continue
    log.info({ form }, 'leads are no longer waiting for more than ten minutes')
    late.delete(form)
  }
}

/**
 * Watches over the leads, now and once a minute until the process ends. A failure is logged.
 * @param alertUrl `ALERT_URL`
 */
export function startWatch(database: () => Promise<Database>, alertUrl?: string): void {
  const late = new Set<string>()
  const run = async () => {
    try {
      const db = await database()
      await savePostCounts(db, Date.now())
      await watchWaiting(db, late, Date.now())
      if (alertUrl) await sendAlerts(db, alertUrl, Date.now())
    } catch (error) {
      log.error({ err: error }, 'the leads could not be watched; trying again in a minute')
    }
  }
  void run()
  setInterval(() => void run(), everyMs).unref()
}
