import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { runningBuild } from '@/lib/build'
import { env, storeEnv } from '@/lib/env'
import { log } from '@/lib/log'
import { postLead } from './backend'
import { startDelivery } from './deliver'
import { startRetention } from './retention'
import { database } from './store/open'
import { storeTime } from './store/time'
import { startAlerts } from './alerts'

/**
 * Pages must not wait for a Postgres that is down or a disk that is full: delivery and each lead try
 * again. An embedded database that can't be opened at all is a mistake in the settings.
 */
async function openStore() {
  try {
    await database()
  } catch (error) {
    const full = /SQLITE_(FULL|IOERR|BUSY)/.test(String((error as { code?: unknown }).code))
    if (!storeEnv().DATABASE_URL && !full) throw error
    log.error({ err: error }, 'the store can’t be opened; trying again')
  }
}

/**
 * Opens the store, starts delivery, the redaction of old leads and the watch over those that are
 * pending.
 * @returns ends the delivery
 * @throws an Error that says why an embedded database can't be opened
 */
export async function startEnquiries(): Promise<() => Promise<void>> {
  const { LEAD_RETENTION_DAYS, ALERT_URL } = env()
  await openStore()
  const monotonicMs = () => performance.now()
  const delivery = startDelivery({ database, post: postLead, now: storeTime, monotonicMs, wait })
  log.info('delivery of leads started')
  startRetention(database, LEAD_RETENTION_DAYS, runningBuild().builtAt)
  startAlerts(database, ALERT_URL)
  return () => delivery.stop()
}
