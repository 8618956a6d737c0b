import 'server-only'
import { remember } from '@/lib/remember'

/** Some 100 bytes each. Beyond it the address whose window ends first is forgotten. */
const mostAddresses = 50_000

interface Window {
  count: number
  endsAt: number
}

/** Counts by address in this process; each address has a window of its own, which its first use opens. */
const limitByAddress = (name: string, limit: number, windowMs: number) => {
  /** In the order in which they end. */
  const windows = () => remember(name, () => new Map<string, Window>())

  function forgetEnded(now: number) {
    for (const [address, { endsAt }] of windows()) {
      if (endsAt > now && windows().size <= mostAddresses) return
      windows().delete(address)
    }
  }

  return (address: string, now = performance.now()): boolean => {
    forgetEnded(now)
    const window = windows().get(address) ?? { count: 0, endsAt: now + windowMs }
    windows().set(address, window)
    window.count += 1
    return window.count <= limit
  }
}

/**
 * Counts a lead of an address and says whether it is within the limit of 300 in ten minutes
 * (contract "Forms"): thirty people behind one address may each send ten forms. `now` is in
 * milliseconds of a monotonic clock.
 */
export const withinLeadLimit = limitByAddress('lead limit', 300, 600_000)

/** The same for posts of any kind that claim to be a form: 1,000 in ten minutes. */
export const withinPostLimit = limitByAddress('post limit', 1000, 600_000)

/** The same for unknown articles, for all addresses together: 20 in four seconds. */
export const withinUnknownNewsLimit = limitByAddress('unknown news limit', 20, 4000)

/** The same for reports of web vitals: 120 in a minute, for the pages that many people leave. */
export const withinReportLimit = limitByAddress('report limit', 120, 60_000)
