import 'server-only'
import type { Endpoint } from '@/content/forms/types'
import type { postLead } from '@/lib/backend/post'
import { log } from '@/lib/log'
import { metrics } from '@/lib/metrics'
import type { Database } from '@/lib/store/tables'
import { makeCircuit } from './circuit'
import { claimLeads, type ClaimedLead } from './claim'
import { answerStatus } from './erase'
import { decideOutcome, type Outcome, settleLead } from './settle'

const atOnce = 8

/** What delivery works with; tests bring their own store, clock and backend. */
export interface DeliveryDeps {
  database: () => Promise<Database>
  post: typeof postLead
  now: () => number
}

function logOutcome({ id, form, attempts }: ClaimedLead, { state, answer }: Outcome) {
  const level = { delivered: 'info', pending: 'warn', failed: 'error' } as const
  log[level[state]]({ leadId: id, form, attempts, answer: answerStatus(answer) }, `lead ${state}`)
}

/**
 * Delivers the leads of one call, at most 8 at once and whatever becomes of other calls; while the
 * call is plainly down it is only probed (contract "Wire").
 * @param forms the ids of the forms that use the call
 * @param refill is called when an attempt has ended
 */
export function callQueue(
  { database, post, now }: DeliveryDeps,
  endpoint: Endpoint,
  forms: readonly string[],
  refill: () => Promise<void>,
) {
  const underWay = new Set<Promise<void>>()
  const circuit = makeCircuit()
  let turn = 0

  async function attempt(lead: ClaimedLead): Promise<void> {
    const { id, form, body } = lead
    try {
      const result = await post({ endpoint, body, id })
      metrics().attempts.inc({ form, outcome: result.kind })
      if (result.kind === 'retry') circuit.failed(now(), result.retryAfterMs)
      else circuit.answered(now())
      metrics().paused.set({ call: endpoint }, Number(circuit.isOpen()))
      const outcome = decideOutcome(result, lead, now())
      await settleLead(await database(), lead, outcome)
      logOutcome(lead, outcome)
    } catch (error) {
      log.error(
        { leadId: id, form, err: error },
        'the end of an attempt could not be stored: the lead will be sent again',
      )
    }
  }

  async function claim(form: string, limit: number) {
    const probe = circuit.isOpen()
    const wanted = { form, limit, now: now(), recoveredAt: circuit.recoveredAt(), probe }
    const leads = await claimLeads(await database(), wanted)
    if (probe && leads.length > 0) circuit.probed(now())
    return leads
  }

  /** Starts as many due leads as there is room for. Throws when the store fails. */
  async function fill() {
    turn += 1
    for (const index of forms.keys()) {
      const room = circuit.room(atOnce - underWay.size, now())
      if (room <= 0) return
      const form = forms[(index + turn) % forms.length]
      for (const lead of form ? await claim(form, room) : []) {
        const work = attempt(lead).then(() => {
          underWay.delete(work)
          return refill()
        })
        underWay.add(work)
      }
    }
  }

  return { fill, underWay }
}
