import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import { types } from 'node:util'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { storeEnv } from '@/lib/env'
import { log } from '@/lib/log'
import { postgresPool } from '@/lib/store/postgres'

/** Thirty people behind one address may each send ten forms in ten minutes. */
const rules = { points: 300, duration: 600, keyPrefix: 'leads' }

function makeLimiter(): RateLimiterAbstract {
  const { DATABASE_URL } = storeEnv()
  const memory = new RateLimiterMemory(rules)
  if (!DATABASE_URL) return memory
  return new RateLimiterPostgres({
    ...rules,
    storeClient: postgresPool(DATABASE_URL, 2),
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: true,
    insuranceLimiter: memory,
  })
}

// The framework loads this module more than once in a process: all copies count together.
const shared = globalThis as {
  octaLimit?: { limiter: RateLimiterAbstract; outside: AsyncResource }
}

/**
 * Makes the limiter ready. To be called outside of any request: the limiter's timers, one for each
 * address, would otherwise keep a whole request in memory for ten minutes each.
 */
export const startRateLimit = () =>
  (shared.octaLimit ??= { limiter: makeLimiter(), outside: new AsyncResource('LeadLimit') })

/**
 * Counts a submission of an address and says whether it is within the limit of 300 in 10 minutes,
 * counted over all instances where they share a Postgres. A store that fails limits nobody.
 * @param address where it comes from
 */
export async function withinRateLimit(address: string): Promise<boolean> {
  const { limiter, outside } = startRateLimit()
  try {
    await outside.runInAsyncScope(() => limiter.consume(address))
    return true
  } catch (reason) {
    // No `instanceof`: another copy of this module made the limiter, with classes of its own.
    if (!types.isNativeError(reason)) return false
    log.warn({ err: reason }, 'submissions can’t be counted')
    return true
  }
}
