import 'server-only'
import { remember } from '@/lib/remember'

/** Thirty people behind one address may each send ten forms in ten minutes. */
const limit = 300
const windowMs = 600_000

interface Window {
  submissions: number
  endsAt: number
}

/** The addresses of the last ten minutes, in the order in which their windows end. */
const windows = () => remember('rate limit', () => new Map<string, Window>())

function forgetEnded(now: number) {
  for (const [address, { endsAt }] of windows()) {
    if (endsAt > now) return
    windows().delete(address)
  }
}

/**
 * Counts a submission of an address in this process and says whether it is within the limit of 300
 * in ten minutes (contract "Forms").
 * @param address where it comes from
 * @param now milliseconds of a clock that nobody sets
 */
export function withinRateLimit(address: string, now = performance.now()): boolean {
  forgetEnded(now)
  const window = windows().get(address) ?? { submissions: 0, endsAt: now + windowMs }
  windows().set(address, window)
  window.submissions += 1
  return window.submissions <= limit
}
