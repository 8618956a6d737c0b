import 'server-only'
import { channel } from 'node:diagnostics_channel'
import { postLead } from '@/lib/backend/post'
import { env, storeEnv } from '@/lib/env'
import { startDelivery } from '@/lib/leads/deliver'
import { startRetention } from '@/lib/leads/retention'
import { startWatch } from '@/lib/leads/watch'
import { log } from '@/lib/log'
import { serveCompressedAssets } from '@/lib/next/compressed-assets'
import { serveCompressedPages } from '@/lib/next/compressed-pages'
import { installRequestHook } from '@/lib/next/request-hook'
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
 * A bad setting or a store that can't be opened ends the process with one line on standard error.
 */
export async function start(): Promise<void> {
  try {
    env()
    if (process.env.NODE_ENV === 'production') {
      installRequestHook(env().TRUST_PROXY)
      serveCompressedAssets()
      serveCompressedPages()
    }
    // Those that came before are answered from here on: see lib/next/hold-requests.cjs.
    channel('octa-gym.requests.guarded').publish({})
    await openStore()
    const delivery = startDelivery({ database, post: postLead, now: Date.now })
    process.once('SIGTERM', () => void delivery.stop())
    process.once('SIGINT', () => void delivery.stop())
    log.info('delivery of leads started')
    startRetention(database, env().LEAD_RETENTION_DAYS)
    startWatch(database)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`The site can't start: ${reason}\n`)
    process.exit(1)
  }
}
