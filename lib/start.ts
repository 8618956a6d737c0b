import 'server-only'
import { postLead } from '@/lib/backend/post'
import { env } from '@/lib/env'
import { startDelivery } from '@/lib/leads/deliver'
import { leadStore } from '@/lib/leads/store'
import { log } from '@/lib/log'
import { guardEveryPage } from '@/lib/security/every-page'
import { database } from '@/lib/store/database'

/**
 * What the server does once at its start: checks the settings, guards its pages, opens the store and
 * starts delivery.
 * A bad setting or a store that can't be opened ends the process with one line on standard error.
 */
export async function start(): Promise<void> {
  try {
    env()
    if (process.env.NODE_ENV === 'production') guardEveryPage()
    const store = leadStore(await database())
    const delivery = startDelivery({ store, post: postLead, now: Date.now })
    process.once('SIGTERM', () => void delivery.stop())
    process.once('SIGINT', () => void delivery.stop())
    log.info('delivery of leads started')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`The site can't start: ${reason}\n`)
    process.exit(1)
  }
}
