import 'server-only'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { database } from '@/lib/store/database'
import { receiveLead } from './receive'

/** A visitor waits no longer than this for the store. */
const longestWaitMs = 5_500
/** An error that comes so soon is a connection that broke unnoticed: the next one may work. */
const soonMs = 500

type Lead = Parameters<typeof receiveLead>[1]

async function storeTwice(lead: Lead) {
  const began = performance.now()
  const store = async () => receiveLead(await database(), lead)
  // Nothing is stored twice by it: a lead that was stored after all is found by its key.
  return store().catch((error: unknown) => {
    if (performance.now() - began > soonMs) throw error
    return store()
  })
}

/**
 * Stores a lead durably, or gives up within six seconds. One that was given up may be stored all the
 * same: when the visitor sends it again, it is the same lead.
 * @throws when it was not stored in time
 */
export async function storeLead(lead: Lead): ReturnType<typeof receiveLead> {
  const done = new AbortController()
  const tooLate = wait(longestWaitMs, undefined, { signal: done.signal })
    // In a busy process the timer may fire before an answer that has already arrived is handled.
    .then(() => nextTurn())
    .then(() => {
      throw new Error('the store did not answer in time')
    })
  try {
    return await Promise.race([storeTwice(lead), tooLate])
  } finally {
    tooLate.catch(() => undefined)
    done.abort()
  }
}
