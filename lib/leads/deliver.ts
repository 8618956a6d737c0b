import 'server-only'
import { forms } from '@/content/forms/forms'
import type { Endpoint } from '@/content/forms/types'
import { log } from '@/lib/log'
import { callQueue, type DeliveryDeps } from './call-queue'

const pollMs = 500

/** The forms of each call. Leads of a form that this build does not know are left to another. */
function formsByCall() {
  const calls = new Map<Endpoint, string[]>()
  for (const { id, endpoint } of forms.values()) {
    calls.set(endpoint, [...(calls.get(endpoint) ?? []), id])
  }
  return [...calls]
}

/**
 * Delivers the store's leads to the backend until it is stopped: looks for due leads twice a second,
 * for each call of the backend by itself (contract "Wire").
 */
export function startDelivery(deps: DeliveryDeps) {
  let stopped = false
  let storeFails = false

  /** Keeps a queue filled: one fill at a time, and another when it was asked for meanwhile. */
  function startQueue([endpoint, ids]: [Endpoint, string[]]) {
    let filling: Promise<void> | undefined
    let again = false
    const queue = callQueue(deps, endpoint, ids, fill)
    async function fillOnce() {
      if (stopped) return
      try {
        await queue.fill()
        if (storeFails) log.info('the store answers again: waiting leads are delivered again')
        storeFails = false
      } catch (error) {
        if (!storeFails) log.error({ err: error }, 'waiting leads can’t be read; trying again')
        storeFails = true
      }
    }
    async function fillUntilDone() {
      do {
        again = false
        await fillOnce()
      } while (again)
      filling = undefined
    }
    function fill() {
      again = filling !== undefined
      filling ??= fillUntilDone()
      return filling
    }
    async function idle() {
      while (filling || queue.underWay.size > 0) {
        await filling
        await Promise.all(queue.underWay)
      }
    }
    return { fill, idle }
  }

  const queues = formsByCall().map(startQueue)
  const tick = async () => void (await Promise.all(queues.map(({ fill }) => fill())))
  const idle = async () => void (await Promise.all(queues.map((queue) => queue.idle())))
  const timer = setInterval(() => void tick(), pollMs)
  return {
    /** Starts as many due leads as there is room for; resolves when they have been started. */
    tick,
    /** Resolves when no attempt is under way. */
    idle,
    /** Takes no more leads; resolves when the attempts under way have ended. */
    stop() {
      stopped = true
      clearInterval(timer)
      return idle()
    },
  }
}
