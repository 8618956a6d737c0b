import 'server-only'
import { remember } from '@/lib/remember'

/** People behind one address may be many, but not that many pages are left in a minute. */
const limit = 120
const windowMs = 60_000

const minute = () =>
  remember('report limit', () => ({ endsAt: 0, reports: new Map<string, number>() }))

/**
 * Counts a report of an address and says whether it is within the limit of 120 a minute. Addresses are
 * forgotten with each minute.
 * @param now milliseconds of a clock that nobody sets
 */
export function withinReportLimit(address: string, now = performance.now()): boolean {
  const current = minute()
  if (now >= current.endsAt) {
    current.endsAt = now + windowMs
    current.reports.clear()
  }
  const reports = (current.reports.get(address) ?? 0) + 1
  current.reports.set(address, reports)
  return reports <= limit
}
