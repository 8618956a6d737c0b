import 'server-only'
import { forms } from '@/content/forms/forms'
import type { PostResult, postLead } from '@/lib/backend/post'
import { log } from '@/lib/log'
import { metrics } from '@/lib/metrics'
import { longestPauseMs, pauseMs, tryForMs } from './backoff'
import { circuit } from './circuit'
import type { ClaimedLead, LeadStore, Outcome } from './store'

/** Longer than an attempt can last, so that only an attempt that was cut off is taken up again. */
const leaseMs = 15_000
const atOnce = 8
const pollMs = 500

/** What delivery works with; tests bring their own clock and backend. */
interface DeliveryDeps {
  store: () => Promise<LeadStore>
  post: typeof postLead
  now: () => number
}

function outcomeOf(result: PostResult, { attempts, triedSince }: ClaimedLead, at: number): Outcome {
  const { kind, answer } = result
  if (kind === 'delivered') return { state: 'delivered', answer, at }
  if (kind === 'refused' || at - triedSince > tryForMs) return { state: 'failed', answer, at }
  const { retryAfterMs = 0 } = result
  return {
    state: 'pending',
    answer,
    dueAt: at + pauseMs(attempts, retryAfterMs),
    holdUntil: at + Math.min(retryAfterMs, longestPauseMs),
  }
}

/** A running delivery. */
export interface Delivery {
  /** Starts as many due leads as there is room for; resolves when they have been started. */
  tick(): Promise<void>
  /** Resolves when no attempt is under way. */
  idle(): Promise<void>
  /** Takes no more leads; resolves when the attempts under way have ended. */
  stop(): Promise<void>
}

/**
 * Delivers the store's leads to the backend until it is stopped: looks for due leads twice a second,
 * has at most 8 attempts under way, and only one now and then while the backend is plainly down
 * (contract "Wire").
 */
export function startDelivery({ store, post, now }: DeliveryDeps): Delivery {
  const underWay = new Set<Promise<void>>()
  const backend = circuit()
  let filling: Promise<void> | undefined
  let stopped = false
  let storeFails = false

  /** Whether the backend is back after it had been down. */
  function heard({ kind, ...result }: PostResult): boolean {
    metrics().attempts.inc({ outcome: kind })
    if (kind !== 'retry') return backend.answered()
    backend.failed(now(), 'retryAfterMs' in result ? result.retryAfterMs : 0)
    return false
  }

  async function deliver(lead: ClaimedLead): Promise<void> {
    const { id, form, body, attempts } = lead
    const endpoint = forms.get(form)?.endpoint
    try {
      const result: PostResult = endpoint
        ? await post({ endpoint, body, id })
        : { kind: 'refused', answer: `unknown form ${form}` }
      const isBack = endpoint !== undefined && heard(result)
      const outcome = outcomeOf(result, lead, now())
      const leads = await store()
      await leads.settle(lead, outcome)
      if (isBack) await leads.hasten(now())
      metrics().paused.set(Number(backend.isOpen()))
      const level = { delivered: 'info', pending: 'warn', failed: 'error' } as const
      // The rest of an answer may repeat what the visitor typed: it stays in the store.
      const answer = outcome.answer.split(' ', 1)[0]
      log[level[outcome.state]]({ leadId: id, form, attempts, answer }, `lead ${outcome.state}`)
    } catch (error) {
      log.error(
        { leadId: id, form, err: error },
        'attempt not recorded: the lead is due again after its lease',
      )
    }
  }

  async function fill() {
    try {
      const room = backend.room(atOnce - underWay.size, underWay.size, now())
      if (stopped || room <= 0) return
      const claimed = await (await store()).claim(room, now(), leaseMs)
      if (storeFails) log.info('due leads can be read again')
      storeFails = false
      for (const lead of claimed) {
        const work = deliver(lead).then(() => {
          underWay.delete(work)
          return tick()
        })
        underWay.add(work)
      }
    } catch (error) {
      if (!storeFails) log.error({ err: error }, 'due leads can’t be read; trying on')
      storeFails = true
    }
  }

  function tick() {
    filling ??= fill().finally(() => {
      filling = undefined
    })
    return filling
  }

  async function idle() {
    await filling
    while (underWay.size > 0) await Promise.all(underWay).then(tick)
  }

  const timer = setInterval(() => void tick(), pollMs)
  return {
    tick,
    idle,
    stop() {
      stopped = true
      clearInterval(timer)
      return idle()
    },
  }
}
