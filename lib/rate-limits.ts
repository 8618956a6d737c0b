import 'server-only'
import { runtime } from '@/lib/runtime'

/** Some 100 bytes each. Beyond it the address whose window ends first is forgotten. */
const mostAddresses = 50_000

declare module '@/lib/runtime' {
  interface Runtime {
    rateLimits?: Map<string, Map<string, Window>>
  }
}

interface Window {
  count: number
  endsAt: number
}

/** How often as much as one address the addresses of one IPv6 line may send together. */
const widerTimes = 4

/** The /48 around a /64 of IPv6: one line may have as much of it as it likes. */
const widerNetwork = (address: string) =>
  address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : undefined

/** Counts by address in this process; each address has a window of its own, which its first use opens. */
const countByAddress = (name: string, windowMs: number) => {
  /** In the order in which they end. */
  function windows() {
    const limits = (runtime().rateLimits ??= new Map<string, Map<string, Window>>())
    const own = limits.get(name) ?? new Map<string, Window>()
    limits.set(name, own)
    return own
  }

  function forgetEnded(now: number) {
    for (const [address, { endsAt }] of windows()) {
      if (endsAt > now && windows().size <= mostAddresses) return
      windows().delete(address)
    }
  }

  function add(address: string, now: number) {
    const window = windows().get(address) ?? { count: 0, endsAt: now + windowMs }
    windows().set(address, window)
    return ++window.count
  }
  return (address: string, now = performance.now()): number => {
    forgetEnded(now)
    const wider = widerNetwork(address)
    const own = add(address, now)
    return wider === undefined ? own : Math.max(own, Math.ceil(add(wider, now) / widerTimes))
  }
}

const limitByAddress = (name: string, limit: number, windowMs: number) => {
  const count = countByAddress(name, windowMs)
  return (address: string, now?: number): boolean => count(address, now) <= limit
}

const leadsLately = countByAddress('leads in ten minutes', 600_000)
const leadsToday = countByAddress('leads in a day', 24 * 3_600_000)

/** An address of this machine or network is that of a proxy which was not declared: it stands for everybody. */
const standsForAll = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::|f[cd])|^$/i

/**
 * Counts a lead of an address (contract "Forms"): thirty people behind one address may each send ten
 * forms in ten minutes. An IPv6 address is its /64, and four times as many may come from one /48.
 * @param now milliseconds of a monotonic clock
 * @returns which of the address it is in ten minutes, from 1 on; whether it is refused, beyond 300;
 * whether it is kept back, beyond 60 in ten minutes or 300 in a day of an address that stands for few
 */
export function countLead(address: string, now?: number) {
  const lately = leadsLately(address, now)
  const today = leadsToday(address, now)
  return {
    lately,
    isRefused: lately > 300,
    isKeptBack: (lately > 60 || today > 300) && !standsForAll.test(address),
  }
}

/** Counts a post of an address and says whether it is within the limit, for posts of any kind that claim to be a form: 1,000 in ten minutes. */
export const withinPostLimit = limitByAddress('post limit', 1000, 600_000)

const withinOwnUnknownNewsLimit = limitByAddress('unknown news limit of an address', 5, 4000)
const withinAllUnknownNewsLimit = limitByAddress('unknown news limit', 20, 4000)

/** Counts an unknown article and says whether it is within the limits: five of an address in four seconds, 20 of all. */
export const withinUnknownNewsLimit = (address: string): boolean =>
  withinOwnUnknownNewsLimit(address) && withinAllUnknownNewsLimit('')
