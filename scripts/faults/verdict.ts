import type { ReceivedLead } from '@/sandbox/leads'
import { visitorMark } from '@/testing/form-client'
import { type Sent, type StoredLead, account } from './account'
import type { startVisitors } from './visitors'

/** A time in which leads may wait, in milliseconds since 1970: those of one endpoint, or all of them. */
export interface Disturbance {
  from: number
  to: number
  endpoint: string | undefined
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

/** How late the leads were that reached the backend with their first attempt, in milliseconds. */
function delaysOfHealthyLeads(
  sent: readonly Sent[],
  { rows, received, disturbances }: Pick<Seen, 'rows' | 'received' | 'disturbances'>,
) {
  const attempts = new Map(rows.map((lead) => [lead.id, lead.attempts]))
  const thanked = new Map(sent.map(({ mark, thankedAt }) => [mark, thankedAt]))
  return received.flatMap(({ key, endpoint, body, receivedAt }) => {
    const since = thanked.get(visitorMark(body) ?? '')
    if (since === undefined || attempts.get(key) !== 1) return []
    return Date.parse(receivedAt) - deadline(since, endpoint, disturbances)
  })
}

/** What was seen of a run. */
interface Seen {
  visitors: ReturnType<typeof startVisitors>
  rows: readonly StoredLead[]
  received: readonly ReceivedLead[]
  /** In the order in which they began. */
  disturbances: readonly Disturbance[]
  /** How long the sites took until they could store a lead again, at most. */
  wellAgainMs: number
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
  const { visitors, rows, wellAgainMs, slackMs } = seen
  const accounted = account(visitors.sent, rows, seen.received)
  const delays = delaysOfHealthyLeads(visitors.sent, seen)
  const late = delays.filter((ms) => ms > slackMs)
  const untouched = visitors.waits.filter(({ broken }) => broken.includes('process left alone'))
  const longestAnswerMs = Math.round(Math.max(0, ...untouched.map(({ ms }) => ms)))
  const newer = rows.filter(({ form }) => form === newerForm)
  const broken: [boolean, string][] = [
    [longestAnswerMs > answeredWithinMs + slackMs, `a visitor waited ${longestAnswerMs} ms`],
    [
      wellAgainMs > wellAgainWithinMs + slackMs,
      `the sites were well only ${wellAgainMs} ms after a fault`,
    ],
    [late.length * 100 > delays.length, `healthy leads were late by ${late.join(', ')} ms`],
    [
      newer.some(({ state, attempts }) => state !== 'pending' || attempts > 0),
      'a lead of a form that only a newer build knows was touched',
    ],
  ]
  return {
    posts: visitors.waits.length,
    ...accounted,
    healthy: delays.length,
    late: late.length,
    longestAnswerMs,
    wellAgainMs,
    problems: [...accounted.problems, ...broken.flatMap(([is, problem]) => (is ? problem : []))],
  }
}
