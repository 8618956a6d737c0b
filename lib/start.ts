import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { postLead } from '@/lib/enquiries/backend'
import { runningBuild, timeToKeep } from '@/lib/build'
import { env, storeEnv } from '@/lib/env'
import { startDelivery } from '@/lib/enquiries/deliver'
import { startRetention } from '@/lib/enquiries/retention'
import { startWatch } from '@/lib/enquiries/watch'
import { log } from '@/lib/log'
import { newsListSchema } from '@/lib/backend/news-schemas'
import { newsKey, newsListKey, rememberFound } from '@/lib/news/known-ids'
import { readLastGood } from '@/lib/news/last-good'
import { listKeys } from '@/lib/enquiries/store/key-values'
import type { Database } from '@/lib/enquiries/store/tables'
import { database } from '@/lib/enquiries/store/open'
import { reportFailedWrite } from '@/lib/enquiries/store/readiness'
import { timeCall } from './backend/fetch-backend'

/** Visitors of articles that the store knows never meet the limit on unknown ones. */
async function rememberStoredNews(db: Database) {
  for (const key of await listKeys(db, newsKey(''))) rememberFound(key.slice(newsKey('').length))
  for (const { newsid } of (await readLastGood(newsListKey, newsListSchema)) ?? [])
    rememberFound(newsid)
}

/**
 * Pages must not wait for a Postgres that is down or a disk that is full: delivery and each lead try
 * again. An embedded database that can't be opened at all is a mistake in the settings.
 */
async function openStore() {
  try {
    await rememberStoredNews(await database())
  } catch (error) {
    const full = /SQLITE_(FULL|IOERR|BUSY)/.test(String((error as { code?: unknown }).code))
    if (!storeEnv().DATABASE_URL && !full) throw error
    log.error({ err: error }, 'the store can’t be opened; trying again')
  }
}

/**
 * What the server does once at its start: checks the settings, opens the store, starts
 * delivery, the blanking of old leads and the watch over those that are pending.
 * @returns ends the delivery
 * @throws Error for a bad setting or a store that can't be opened, with one line that says why.
 */
export async function start(): Promise<() => Promise<void>> {
  const { BACKEND_URL: backend, LEAD_RETENTION_DAYS, ALERT_URL } = env()
  const { node, sqlite } = process.versions
  const { id: build, builtAt } = runningBuild()
  log.info({ build, backend, node, sqlite }, 'the site starts')
  await openStore()
  const delivery = startDelivery({
    database,
    post: (lead) => timeCall(lead.endpoint, () => postLead(lead)),
    now: () => Date.now(),
    timeToKeep,
    count: () => performance.now(),
    wait: (ms) => wait(ms),
    reportFailedWrite,
  })
  log.info('delivery of leads started')
  startRetention(database, LEAD_RETENTION_DAYS, builtAt)
  startWatch(database, { build, backend }, ALERT_URL)
  return () => delivery.stop()
}
