import type { StoredLead } from '@/lib/enquiries'
import type { ReceivedLead } from '@/sandbox/leads'
import { account } from './account'
import type { startVisitors } from './visitors'

/** What was seen of a run. */
interface Seen {
  visitors: ReturnType<typeof startVisitors>
  rows: readonly StoredLead[]
  received: readonly ReceivedLead[]
  /** How long the sites took until they could store a lead again, at most. */
  wellAgainMs: number
  slackMs: number
}

const wellAgainWithinMs = 10_000
/** Visitors wait six seconds for the store, on a machine that does more than this. */
const respondsWithinMs = 8_000

/**
 * Accounts for all leads, and compares what happened with what is promised.
 * @returns the account and the longest times; `problems` has a line for each broken promise
 */
export function judge({ visitors, rows, received, wellAgainMs, slackMs }: Seen) {
  const { problems, ...accounted } = account(visitors.sent, rows, received)
  const untouched = visitors.waits.filter(({ broken }) => broken.includes('process left alone'))
  const longestResponseMs = Math.round(Math.max(0, ...untouched.map(({ ms }) => ms)))
  if (longestResponseMs > respondsWithinMs + slackMs)
    problems.push(`a visitor waited ${longestResponseMs} ms`)
  if (wellAgainMs > wellAgainWithinMs + slackMs)
    problems.push(`the sites were well only ${wellAgainMs} ms after a fault`)
  return { posts: visitors.waits.length, ...accounted, longestResponseMs, wellAgainMs, problems }
}
