import { isDeepStrictEqual } from 'node:util'
import { readPayload, type StoredLead } from '@/lib/enquiries'
import type { ReceivedLead } from '@/sandbox/leads'
import { visitorMark } from '@/testing/form-client'

/** One visitor's submission; `mark` is a text in its fields that no other has. */
export interface Sent {
  mark: string
  typed: ReadonlyMap<string, string>
  thanked: boolean
}

function groupByMark<T>(all: readonly T[], readValues: (one: T) => Record<string, unknown>) {
  const marked = Map.groupBy(all, (one) => visitorMark(readValues(one)))
  return (mark: string) => marked.get(mark) ?? []
}

/** Only the area may be missing: the site drops it when there is no property. */
const holdsWhatWasTyped = (typed: ReadonlyMap<string, string>, payload: Record<string, unknown>) =>
  [...typed].every(([name, value]) => {
    if (name === 'agree') return payload[name] === true
    if (name === 'areasqft' && payload['own_property'] === 'no') return !(name in payload)
    // No control character leaves the site.
    return String(payload[name]) === value.replaceAll('\0', '')
  })

/** Why the one lead of a thanked submission is lost, or undefined when it is not. */
function reasonForLoss(lead: StoredLead, sent: Sent, received: ReadonlyMap<string, ReceivedLead>) {
  const payload = readPayload(lead.payload) ?? {}
  if (!holdsWhatWasTyped(sent.typed, payload)) return `stored with other values: ${lead.payload}`
  const { state, attempts, due_at, last_answer } = lead
  // No run lasts as long as a lead is tried: only a refusal may fail one.
  if (state === 'failed')
    return last_answer?.startsWith('422') ? undefined : `failed: ${last_answer}`
  if (state !== 'delivered')
    return `${state} after ${attempts} attempts, due in ${due_at - Date.now()} ms: ${last_answer}`
  const arrived = received.get(lead.id)
  if (!arrived) return 'delivered, but not at the backend'
  if (!isDeepStrictEqual(arrived.body, payload)) return 'at the backend with other values'
}

/**
 * Compares what visitors were told with the site's store and the backend: a submission that was
 * thanked is one lead, at the backend under its own key or refused by it; no submission is
 * two leads, thanked or not.
 * @returns how many submissions ended in which way; `problems` has a line for each that is not as it
 * must be
 */
export function account(
  sent: readonly Sent[],
  stored: readonly StoredLead[],
  received: readonly ReceivedLead[],
) {
  const byKey = new Map(received.map((lead) => [lead.key, lead]))
  const storedWith = groupByMark(stored, ({ payload }) => readPayload(payload) ?? {})
  const receivedWith = groupByMark(received, ({ body }) => body)
  const problems: string[] = []
  let lost = 0
  let twice = 0
  const states = { delivered: 0, failed: 0 }
  for (const one of sent) {
    const own = storedWith(one.mark)
    const arrived = receivedWith(one.mark)
    if (own.length > 1 || arrived.length > 1) {
      twice += 1
      problems.push(`${one.mark}: ${own.length} leads, ${arrived.length} at the backend`)
    }
    if (!one.thanked) continue
    const [lead] = own
    const loss = lead ? reasonForLoss(lead, one, byKey) : 'thanked, but not stored'
    if (loss) {
      lost += 1
      problems.push(`${one.mark}: ${loss}`)
    } else if (lead?.state === 'failed') states.failed += 1
    else states.delivered += 1
  }
  const thanked = sent.filter((one) => one.thanked).length
  return {
    thanked,
    ...states,
    lost,
    twice,
    repeats: received.reduce((sum, { seen }) => sum + seen - 1, 0),
    notThanked: sent.length - thanked,
    problems,
  }
}
