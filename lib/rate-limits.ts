import 'server-only'
import { BoundedMap } from '@/lib/bounded-map'
import { runtime } from '@/lib/runtime'

declare module '@/lib/runtime' {
  interface Runtime {
    leadsByAddress?: ReturnType<typeof countByAddress>
    unknownNewsByAddress?: ReturnType<typeof countByAddress>
  }
}

/** Counts by address in this process, and from the start when a time is over: then it knows no address. */
function countByAddress(windowMs: number) {
  /** Some 100 bytes each. */
  const counts = new BoundedMap<string, number>(50_000)
  let endsAt = -Infinity
  return (address: string, now = performance.now()): number => {
    if (now >= endsAt) {
      counts.clear()
      endsAt = now + windowMs
    }
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    return count
  }
}

/** An address of this machine or network is that of a proxy which was not declared: it stands for everybody. */
const standsForAll =
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|(?:0:0:0:0)?::|f[cd])|^$/i

/**
 * Counts a lead of an address (contract "Forms"): thirty people behind one address may each send ten
 * forms in ten minutes. An IPv6 address is its /64. What many of them say alike counts by itself, so
 * that a flood holds nobody up who is behind the same address.
 * @param said a key of what the form says: the same again and again is a flood
 * @param now milliseconds of a monotonic clock
 * @returns which it is in ten minutes, from 1 on; whether it is refused, beyond 300; whether it is kept
 * back, because more than ten of an address that stands for few said the same
 */
export function countLead(address: string, said: string, now?: number) {
  const count = (runtime().leadsByAddress ??= countByAddress(600_000))
  const same = count(`${address} ${said}`, now)
  const isKeptBack = same > 10 && !standsForAll.test(address)
  const lately = count(isKeptBack ? `${address} alike` : address, now)
  return { lately, isRefused: lately > 300, isKeptBack }
}

/** Whether an address may ask for one more article that may not exist: five in four seconds. */
export const mayAskForUnknownNews = (address: string): boolean =>
  (runtime().unknownNewsByAddress ??= countByAddress(4000))(address) <= 5
