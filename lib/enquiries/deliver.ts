import 'server-only'
import { forms } from '@/content/forms/forms'
import type { postLead, PostResult } from './backend'
import { timeToKeep } from '@/lib/build'
import { log } from '@/lib/log'
import { reportFailedWrite } from './store/readiness'
import type { Database } from './store/tables'
import { responseStatus } from './redact'
import { claimLeads, type ClaimedLead, decideOutcome, type Outcome, settleLead } from './queue'

const pollMs = 500
const atOnce = 8
/** After so many failures in a row the backend may have been down, not only unable to take one lead. */
const downAfter = 5
const settleAgainMs = 1_000
const longestClaimMs = 3_000
const logEveryMs = 60_000

/** What delivery works with; tests bring their own store, clock and backend. */
interface DeliveryDeps {
  database: () => Promise<Database>
  post: typeof postLead
  /** The store's time by which attempts are due, in milliseconds since 1970. */
  now: (db: Database) => Promise<number>
  /** A clock that nobody sets. */
  monotonicMs: () => number
  wait: (ms: number) => Promise<unknown>
}

const levels = { delivered: 'info', pending: 'warn', failed: 'error' } as const

function logOutcome({ id, form, attempts }: ClaimedLead, { state, last_answer }: Outcome) {
  const entry = { leadId: id, form, attempts, response: responseStatus(last_answer) }
  log[levels[state]](entry, `lead ${state}`)
}

/** Does something, one call at a time, and once more when that was asked for meanwhile. */
function oneAtATime(act: () => Promise<void>) {
  let running: Promise<void> | undefined
  let again = false
  async function run() {
    do {
      again = false
      await act()
    } while (again)
    running = undefined
  }
  return {
    start() {
      again = running !== undefined
      return (running ??= run())
    },
    running: () => running,
  }
}

/**
 * Delivers the store's leads to the backend until it is stopped: looks for due leads twice a second,
 * for each endpoint of the backend by itself (contract "Wire").
 */
export function startDelivery({ database, post, now, monotonicMs, wait }: DeliveryDeps) {
  let stopped = false
  let failureLoggedAt = -Infinity

  /** Until the end of an attempt is stored, the lead is not sent again by this process. */
  async function settle(lead: ClaimedLead, outcome: Outcome): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await settleLead(await database(), lead, outcome)
      } catch (error) {
        reportFailedWrite(error)
        if (stopped) throw error
        const entry = { leadId: lead.id, form: lead.form, err: error }
        if (tries === 1) log.error(entry, 'the end of an attempt could not be stored; trying again')
        await wait(settleAgainMs)
      }
    }
  }

  /** Each endpoint has at most 8 attempts at once. Its first response after an outage has all leads go out. */
  function startQueue(endpoint: string, ids: string[]) {
    const underWay = new Map<string, Promise<unknown>>()
    // Leads may have been pending since an outage before this process started.
    let failures = downAfter
    let recoveredAt = 0
    /** The store's time at the last claim, and that of the monotonic clock then. */
    let read = { at: 0, monotonicMs: 0 }
    const time = () => Math.round(read.at + monotonicMs() - read.monotonicMs)

    function note({ kind }: PostResult) {
      if (kind !== 'retry' && failures >= downAfter) recoveredAt = time()
      failures = kind === 'retry' ? failures + 1 : 0
    }

    async function attempt(lead: ClaimedLead): Promise<void> {
      const { id, form, payload: body } = lead
      try {
        const result = await post({ endpoint, body, id })
        note(result)
        const outcome = decideOutcome(result, lead, time(), timeToKeep())
        await settle(lead, outcome)
        logOutcome(lead, outcome)
      } catch (error) {
        const text = 'the end of an attempt was not stored: the lead will be sent again'
        log.error({ leadId: id, form, err: error }, text)
      }
      underWay.delete(id)
      await fill.start()
    }

    async function claim(form: string, limit: number) {
      const began = monotonicMs()
      const db = await database()
      read = { at: await now(db), monotonicMs: monotonicMs() }
      const { at } = read
      // After the clock was set back, leads tried since would count as tried before.
      const wanted = { form, limit, now: at, recoveredAt: recoveredAt > at ? 0 : recoveredAt }
      const leads = await claimLeads(db, { ...wanted, except: [...underWay.keys()] })
      // After a wait like this another process may take the lead before its attempt has ended.
      return monotonicMs() - began > longestClaimMs ? [] : leads
    }

    async function startDue() {
      for (const form of ids) {
        const room = atOnce - underWay.size
        if (stopped || room <= 0) return
        for (const lead of await claim(form, room)) underWay.set(lead.id, attempt(lead))
      }
    }

    const fill = oneAtATime(() =>
      startDue().catch((error: unknown) => {
        if (monotonicMs() - failureLoggedAt < logEveryMs) return
        failureLoggedAt = monotonicMs()
        log.error({ err: error }, 'pending leads can’t be read; trying again')
      }),
    )

    async function idle() {
      while (fill.running() || underWay.size > 0) {
        await fill.running()
        await Promise.all(underWay.values())
      }
    }
    return { fill, idle }
  }

  // Leads of a form that this build does not know are left to another, and are a finding.
  const users = Map.groupBy(forms.values(), ({ endpoint }) => endpoint)
  const queues = [...users].map(([endpoint, all]) =>
    startQueue(
      endpoint,
      all.map(({ id }) => id),
    ),
  )
  const tick = () => Promise.all(queues.map(({ fill }) => fill.start()))
  const idle = () => Promise.all(queues.map((queue) => queue.idle()))
  setInterval(() => void tick(), pollMs).unref()
  return {
    /** Starts as many due leads as there is room for; resolves when they have been started. */
    tick,
    /** Resolves when no attempt is under way. */
    idle,
    /** Takes no more leads; resolves when the attempts under way have ended. */
    async stop() {
      stopped = true
      await idle()
    },
  }
}
