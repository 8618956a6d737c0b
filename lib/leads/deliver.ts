import 'server-only'
import { forms } from '@/content/forms/forms'
import type { postLead } from '@/lib/backend/post'
import { log } from '@/lib/log'
import { pauseMs, tryForMs } from './backoff'
import type { ClaimedLead, LeadStore, Outcome } from './store'

/** Longer than an attempt can last, so that only an attempt that was cut off is taken up again. */
const leaseMs = 15_000
const atOnce = 8
const pollMs = 500

/** What delivery works with; tests bring their own clock and backend. */
interface DeliveryDeps {
  store: LeadStore
  post: typeof postLead
  now: () => number
}

async function attempt(lead: ClaimedLead, { post, now }: DeliveryDeps): Promise<Outcome> {
  const form = forms.get(lead.form)
  if (!form) return { state: 'failed', answer: `unknown form ${lead.form}`, at: now() }
  const { id, body, attempts, receivedAt } = lead
  const result = await post({ endpoint: form.endpoint, body, id })
  const { kind, answer } = result
  const at = now()
  if (kind === 'delivered') return { state: 'delivered', answer, at }
  if (kind === 'refused' || at - receivedAt > tryForMs) return { state: 'failed', answer, at }
  return { state: 'pending', answer, dueAt: at + pauseMs(attempts, result.retryAfterMs) }
}

async function deliver(lead: ClaimedLead, deps: DeliveryDeps): Promise<void> {
  const { id: leadId, form, attempts } = lead
  try {
    const outcome = await attempt(lead, deps)
    await deps.store.settle(leadId, outcome)
    const level = { delivered: 'info', pending: 'warn', failed: 'error' } as const
    // The rest of an answer may repeat what the visitor typed: it stays in the store.
    const answer = outcome.answer.split(' ', 1)[0]
    log[level[outcome.state]]({ leadId, form, attempts, answer }, `lead ${outcome.state}`)
  } catch (error) {
    log.error(
      { leadId, form, err: error },
      'attempt not recorded: the lead is due again after its lease',
    )
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
 * Delivers the store's leads to the backend until it is stopped: looks for due leads twice a second
 * and has at most 8 attempts under way (contract "Wire").
 */
export function startDelivery(deps: DeliveryDeps): Delivery {
  const underWay = new Set<Promise<void>>()
  let filling: Promise<void> | undefined
  let stopped = false

  async function fill() {
    try {
      const room = atOnce - underWay.size
      if (stopped || room <= 0) return
      for (const lead of await deps.store.claim(room, deps.now(), leaseMs)) {
        const work = deliver(lead, deps).then(() => {
          underWay.delete(work)
          return tick()
        })
        underWay.add(work)
      }
    } catch (error) {
      log.error({ err: error }, 'due leads could not be read')
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
