import 'server-only'
import { forms } from '@/content/forms/forms'
import type { Endpoint } from '@/content/forms/types'
import type { postLead } from './backend'
import { log } from '@/lib/log'
import { metrics } from '@/lib/metrics'
import type { Database } from './store/tables'
import { makeCircuit } from './circuit'
import { responseStatus } from './redact'
import { claimLeads, type ClaimedLead, decideOutcome, type Outcome, settleLead } from './queue'

const pollMs = 500
const atOnce = 8
const settleAgainMs = 1_000
const longestClaimMs = 3_000
const logEveryMs = 60_000

/** What delivery works with; tests bring their own store, clock and backend. */
interface DeliveryDeps {
  database: () => Promise<Database>
  post: typeof postLead
  /** The time by which attempts are due, in milliseconds since 1970. */
  now: () => number
  /** The time that is written into the store, in milliseconds since 1970. */
  timeToKeep: () => number
  /** Milliseconds of a monotonic clock. */
  count: () => number
  wait: (ms: number) => Promise<unknown>
  /** Is called with the error of each write that failed. */
  reportFailedWrite: (error: unknown) => void
}

function logOutcome({ id, form, attempts }: ClaimedLead, { state, response }: Outcome) {
  const level = { delivered: 'info', pending: 'warn', failed: 'error' } as const
  log[level[state]](
    { leadId: id, form, attempts, response: responseStatus(response) },
    `lead ${state}`,
  )
}

/**
 * Delivers the leads of one endpoint, at most 8 at once and whatever becomes of others; while the
 * endpoint is plainly down it is only probed (contract "Wire").
 * @param forms the ids of the forms that use the endpoint
 * @param refill is called when an attempt has ended
 * @param isStopped whether the process is about to end
 */
function endpointQueue(
  { database, post, now, timeToKeep, count, wait, reportFailedWrite }: DeliveryDeps,
  endpoint: Endpoint,
  forms: readonly string[],
  refill: () => Promise<void>,
  isStopped: () => boolean,
) {
  const underWay = new Map<string, Promise<void>>()
  const circuit = makeCircuit()
  let turn = 0

  /** Until the end of an attempt is stored, the lead is not sent again by this process. */
  async function settle(lead: ClaimedLead, outcome: Outcome): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await settleLead(await database(), lead, outcome)
      } catch (error) {
        reportFailedWrite(error)
        if (isStopped()) throw error
        if (tries === 1)
          log.error(
            { leadId: lead.id, form: lead.form, err: error },
            'the end of an attempt could not be stored; trying again',
          )
        await wait(settleAgainMs)
      }
    }
  }

  async function attempt(lead: ClaimedLead): Promise<void> {
    const { id, form, body } = lead
    try {
      const result = await post({ endpoint, body, id })
      if (result.kind === 'retry') circuit.failed(count(), result.retryAfterMs)
      else circuit.responded(now())
      metrics().paused.set({ endpoint }, Number(circuit.isOpen()))
      const outcome = decideOutcome(result, lead, now(), timeToKeep())
      await settle(lead, outcome)
      logOutcome(lead, outcome)
    } catch (error) {
      log.error(
        { leadId: id, form, err: error },
        'the end of an attempt was not stored: the lead will be sent again',
      )
    }
  }

  async function claim(form: string, limit: number) {
    const probe = circuit.isOpen()
    const at = now()
    const began = count()
    // After the clock was set back, leads tried since would count as tried before.
    const recoveredAt = circuit.recoveredAt() > at ? 0 : circuit.recoveredAt()
    const wanted = { form, limit, now: at, recoveredAt, probe, except: [...underWay.keys()] }
    const leads = await claimLeads(await database(), wanted)
    if (probe && leads.length > 0) circuit.probed(count())
    // After a wait like this another process may take the lead before its attempt has ended.
    return count() - began > longestClaimMs ? [] : leads
  }

  /** Starts as many due leads as there is room for. Throws when the store fails. */
  async function fill() {
    turn = (turn + 1) % forms.length
    for (const form of [...forms.slice(turn), ...forms.slice(0, turn)]) {
      const room = circuit.room(atOnce - underWay.size, count())
      if (room <= 0) return
      for (const lead of await claim(form, room)) {
        const work = attempt(lead).then(() => {
          underWay.delete(lead.id)
          return refill()
        })
        underWay.set(lead.id, work)
      }
    }
  }

  return { fill, underWay }
}

/** Logs that the store can't be read, at most once a minute for all queues. */
function storeLog(count: () => number) {
  let loggedAt = -Infinity
  return (error: unknown) => {
    if (count() - loggedAt < logEveryMs) return
    loggedAt = count()
    log.error({ err: error }, 'pending leads can’t be read; trying again')
  }
}

/**
 * Delivers the store's leads to the backend until it is stopped: looks for due leads twice a second,
 * for each endpoint of the backend by itself (contract "Wire").
 */
export function startDelivery(deps: DeliveryDeps) {
  let stopped = false
  const logFailure = storeLog(deps.count)

  /** Keeps a queue filled: one fill at a time, and another when it was asked for meanwhile. */
  function startQueue(endpoint: Endpoint, ids: string[]) {
    let filling: Promise<void> | undefined
    let again = false
    const queue = endpointQueue(deps, endpoint, ids, fill, () => stopped)
    async function fillOnce() {
      if (stopped) return
      try {
        await queue.fill()
      } catch (error) {
        logFailure(error)
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
        await Promise.all(queue.underWay.values())
      }
    }
    return { fill, idle }
  }

  // Leads of a form that this build does not know are left to another.
  const users = Map.groupBy(forms.values(), ({ endpoint }) => endpoint)
  const queues = [...users].map(([endpoint, all]) =>
    startQueue(
      endpoint,
      all.map(({ id }) => id),
    ),
  )
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
