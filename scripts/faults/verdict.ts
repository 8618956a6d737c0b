import type { ReceivedLead } from '@/sandbox/leads'
import { visitorMark } from '@/testing/form-client'
import { percentile } from '@/scripts/process/percentile'
import { type Sent, type StoredLead, account } from './account'
import type { startVisitors } from './visitors'

/** A time in which leads may wait, in milliseconds since 1970: those of one endpoint, or all of them. */
export interface Disturbance {
  from: number
  to: number
  endpoint: string | undefined
}

/** How long a lead waited, and how long it was allowed to. */
interface Wait {
  mark: string
  ms: number
  promisedMs: number
}

const healthyMs = 3_000
/** The endpoint may count as down, and is then probed every four seconds. */
const afterDisturbanceMs = 4_000 + healthyMs

/** When a lead has to be at the backend: a disturbance that begins before then puts it off. */
function deadline(thankedAt: number, endpoint: string, disturbances: readonly Disturbance[]) {
  let by = thankedAt + healthyMs
  for (const { from, to, endpoint: disturbed } of disturbances) {
    if (disturbed !== undefined && disturbed !== endpoint) continue
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
  return received.flatMap(({ key, endpoint, body, receivedAt }) => {
    const mark = visitorMark(body) ?? ''
    const since = thanked.get(mark)
    if (since === undefined || attempts.get(key) !== 1) return []
    const ms = Math.max(0, Date.parse(receivedAt) - since)
    return [{ mark, ms, promisedMs: deadline(since, endpoint, disturbances) - since }]
  })
}

/** What was seen of a run. */
interface Seen {
  visitors: ReturnType<typeof startVisitors>
  rows: readonly StoredLead[]
  received: readonly ReceivedLead[]
  disturbances: readonly Disturbance[]
  /** How long the sites took until they could store a lead again, at most. */
  wellAgainMs: number
  /** How much longer all may take on a machine that has other work to do, in milliseconds. */
  slackMs: number
}

/** The form of a lead that only a newer build knows. */
export const newerForm = 'a-form-of-a-newer-build'

const wellAgainWithinMs = 10_000
/** Visitors wait six seconds for the store, on a machine that does more than this. */
const answeredWithinMs = 8_000

/**
 * Accounts for all leads, and compares what happened with what is promised.
 * @returns the account and the longest times; `problems` has a line for each broken promise
 */
export function judge(seen: Seen) {
  const { visitors, rows, received, disturbances, wellAgainMs, slackMs } = seen
  const accounted = account(visitors.sent, rows, received)
  const waits = waitsOfHealthyLeads(visitors.sent, rows, received, disturbances)
  const late = waits.filter(({ ms, promisedMs }) => ms > promisedMs + slackMs)
  const least = Math.min(...waits.map(({ promisedMs }) => promisedMs))
  const undisturbed = waits.filter(({ promisedMs }) => promisedMs === least)
  const givenBack = visitors.answersByFault.get('store left alone')?.['given back'] ?? 0
  const untouched = visitors.waits.filter(({ broken }) => broken.includes('process left alone'))
  const longestAnswerMs = Math.round(Math.max(0, ...untouched.map(({ ms }) => ms)))
  const newer = rows.filter(({ form }) => form === newerForm)
  const broken: [boolean, string][] = [
    [givenBack > 0, `${givenBack} forms were given back while the store was left alone`],
    [longestAnswerMs > answeredWithinMs + slackMs, `a visitor waited ${longestAnswerMs} ms`],
    [
      wellAgainMs > wellAgainWithinMs + slackMs,
      `the sites were well only ${wellAgainMs} ms after a fault`,
    ],
    [late.length * 100 > waits.length, `healthy leads were late: ${JSON.stringify(late)}`],
    [
      newer.some(({ state, attempts }) => state !== 'pending' || attempts > 0),
      'a lead of a form that only a newer build knows was touched',
    ],
  ]
  return {
    ...accounted,
    problems: [
      ...accounted.problems,
      ...visitors.wrong,
      ...broken.flatMap(([is, problem]) => (is ? problem : [])),
    ],
    posts: visitors.waits.length,
    longestAnswerMs,
    wellAgainMs,
    // Of the leads that were delivered with their first attempt: all, and those that were late.
    healthy: waits.length,
    late: late.length,
    undisturbedP99: percentile(
      undisturbed.map(({ ms }) => ms),
      0.99,
    ),
  }
}
