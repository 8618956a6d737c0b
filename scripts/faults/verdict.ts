import type { ReceivedLead } from '@/sandbox/leads'
import { type Account, account, type StoredLead } from './account'
import { type Disturbance, waitsOfHealthyLeads } from './promises'
import { percentile } from '@/scripts/percentile'
import type { startVisitors } from './visitors'

/** What a run left behind. */
interface Seen {
  visitors: ReturnType<typeof startVisitors>
  rows: readonly StoredLead[]
  received: readonly ReceivedLead[]
  disturbances: readonly Disturbance[]
  wellAgainMs: number
  /** How much longer all may take on a machine that has other work to do, in milliseconds. */
  slackMs: number
}

/** What a run showed; times are milliseconds. `problems` has a line for each thing that must not be. */
export interface Verdict extends Account {
  posts: number
  /** How long visitors waited for an answer while no process was touched, at most. */
  longestAnswerMs: number
  /** How long the sites took until they could store a lead again, at most. */
  wellAgainMs: number
  /** The leads that were delivered with their first attempt, and those later than promised. */
  healthy: number
  late: number
  /** How long they waited while nothing at all was broken. */
  undisturbedP99: number
}

/** The form of a lead that only a newer build knows. */
export const newerForm = 'a-form-of-a-newer-build'

const wellAgainWithinMs = 10_000
/** Visitors wait six seconds for the store, on a machine that does more than this. */
const answeredWithinMs = 8_000

/** Accounts for all leads, and compares what happened with what is promised. */
export function judge(seen: Seen): Verdict {
  const { visitors, rows, received, disturbances, wellAgainMs, slackMs } = seen
  const accounted = account(visitors.sent, rows, received)
  const waits = waitsOfHealthyLeads(visitors.sent, rows, received, disturbances)
  const late = waits.filter(({ ms, promisedMs }) => ms > promisedMs + slackMs)
  const least = Math.min(...waits.map(({ promisedMs }) => promisedMs))
  const undisturbed = waits.filter(({ promisedMs }) => promisedMs === least)
  const refused = visitors.answersByFault.get('store left alone')?.['given back'] ?? 0
  const untouched = visitors.waits.filter(({ broken }) => broken.includes('process left alone'))
  const longestAnswerMs = Math.round(Math.max(0, ...untouched.map(({ ms }) => ms)))
  const newer = rows.filter(({ form }) => form === newerForm)
  const broken: [boolean, string][] = [
    [refused > 0, `${refused} forms were given back while the store was left alone`],
    [longestAnswerMs > answeredWithinMs + slackMs, `a visitor waited ${longestAnswerMs} ms`],
    [
      wellAgainMs > wellAgainWithinMs + slackMs,
      `the sites were well only ${wellAgainMs} ms after a trouble`,
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
    healthy: waits.length,
    late: late.length,
    undisturbedP99: percentile(
      undisturbed.map(({ ms }) => ms),
      0.99,
    ),
  }
}
