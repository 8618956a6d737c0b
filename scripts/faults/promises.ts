import type { ReceivedLead } from '@/sandbox/leads'
import { visitorMark } from '@/testing/form-client'
import type { Sent, StoredLead } from './account'

/** A time in which leads may wait, in milliseconds since 1970: those of one call, or all of them. */
export interface Disturbance {
  from: number
  to: number
  call: string | undefined
}

/** How long a lead waited that nothing stood in the way of, and how long it might have. */
interface Wait {
  mark: string
  ms: number
  promisedMs: number
}

const healthyMs = 3_000
/** The call may count as down, and is then probed every four seconds. */
const afterDisturbanceMs = 4_000 + healthyMs

/** When a lead has to be at the backend: disturbances that begin before put it off. */
function deadline(thankedAt: number, call: string, disturbances: readonly Disturbance[]) {
  let by = thankedAt + healthyMs
  for (const { from, to, call: disturbed } of disturbances) {
    if (disturbed !== undefined && disturbed !== call) continue
    if (from < by) by = Math.max(by, to + afterDisturbanceMs)
  }
  return by
}

/**
 * The waits of the leads that reached the backend with their first attempt. Others wait for the
 * pause of their retry.
 * @param disturbances in the order in which they began
 */
export function waitsOfHealthyLeads(
  sent: readonly Sent[],
  stored: readonly StoredLead[],
  received: readonly ReceivedLead[],
  disturbances: readonly Disturbance[],
): Wait[] {
  const attempts = new Map(stored.map((lead) => [lead.id, lead.attempts]))
  const thanked = new Map(sent.map(({ mark, thankedAt }) => [mark, thankedAt]))
  return received.flatMap(({ key, call, body, receivedAt }) => {
    const mark = visitorMark(body) ?? ''
    const since = thanked.get(mark)
    if (since === undefined || attempts.get(key) !== 1) return []
    const ms = Math.max(0, Date.parse(receivedAt) - since)
    return [{ mark, ms, promisedMs: deadline(since, call, disturbances) - since }]
  })
}
