import 'server-only'
import { channel } from 'node:diagnostics_channel'
import { postLead } from '@/lib/backend/post'
import { timeCall } from '@/lib/backend/time-call'
import { env, storeEnv } from '@/lib/env'
import { startDelivery } from '@/lib/leads/deliver'
import { startRetention } from '@/lib/leads/retention'
import { startWatch } from '@/lib/leads/watch'
import { log } from '@/lib/log'
import { serveCompressedAssets } from '@/lib/next/compressed-assets'
import { serveCompressedPages } from '@/lib/next/compressed-pages'
import { watchConnections } from '@/lib/next/graceful-shutdown'
import { installRequestHook } from '@/lib/next/request-hook'
import { countRequests } from '@/lib/next/request-metrics'
import { database } from '@/lib/store/database'

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
 * What the server does once at its start: checks the settings, guards its pages, opens the store,
 * starts delivery, the blanking of old leads and the watch over those that wait.
 * Throws for a bad setting or a store that can't be opened, with one line that says why.
 */
export async function start(): Promise<void> {
  env()
  if (process.env.NODE_ENV === 'production') {
    countRequests()
    installRequestHook(env().TRUST_PROXY)
    serveCompressedAssets()
    serveCompressedPages()
  }
  const endConnections = watchConnections()
  // Those that came before are answered from here on: see lib/next/hold-requests.cjs.
  channel('site.requests.guarded').publish({})
  await openStore()
  const delivery = startDelivery({
    database,
    post: (lead) => timeCall(lead.endpoint, () => postLead(lead)),
    now: Date.now,
  })
  const stop = () => {
    endConnections()
    void delivery.stop()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  log.info('delivery of leads started')
  startRetention(database, env().LEAD_RETENTION_DAYS)
  startWatch(database, env().ALERT_URL)
}
