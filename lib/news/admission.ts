import 'server-only'
import { isNewsId } from '@/lib/backend/news-schemas'
import { BoundedMap } from '@/lib/bounded-map'
import { mayAskForUnknownNews } from '@/lib/rate-limits'
import { runtime } from '@/lib/runtime'

declare module '@/lib/runtime' {
  interface Runtime {
    /** Until when it is known that there is no article of an id, on a monotonic clock. */
    newsMissing?: BoundedMap<string, number>
    newsFound?: BoundedMap<string, true>
    /** How many pages the list of the news had, and when it was read. */
    newsPages?: { pages: number; readAt: number }
  }
}

/** There are more wrong ids than memory. */
const most = 5000
/** How long an answer of the backend holds. */
const heldMs = 60_000

const missing = () => (runtime().newsMissing ??= new BoundedMap(most))
const found = () => (runtime().newsFound ??= new BoundedMap(most))

/** Notes for a minute that the backend has no article of this id. */
export function noteMissing(id: string): void {
  found().delete(id)
  missing().set(id, performance.now() + heldMs)
}

/** Whether the backend has said within the last minute that there is no article of this id. */
export const isKnownMissing = (id: string): boolean =>
  (missing().get(id) ?? -Infinity) > performance.now()

/** Notes that there is an article of this id, because it was read, or is in the list or in the store. */
export function noteFound(id: string): void {
  missing().delete(id)
  found().set(id, true)
}

/** Notes how many pages the list of the news has. */
export const noteNewsPages = (pages: number): void =>
  void (runtime().newsPages = { pages, readAt: performance.now() })

/** `missing`: there is nothing at the address; `later`: that is to be asked later. */
type Admission = 'admitted' | 'missing' | 'later'

/** What there may not be costs a call of the backend, and anybody can invent its address. */
const admitUnknown = (client: string): Admission =>
  mayAskForUnknownNews(client) ? 'admitted' : 'later'

/**
 * Whether a page of the article may be made: of unknown ones five of an address in four seconds.
 * @param id from the address of the page
 * @param client the address of who asks
 */
export function admitNewsId(id: string, client: string): Admission {
  if (!isNewsId(id) || isKnownMissing(id)) return 'missing'
  return found().has(id) ? 'admitted' : admitUnknown(client)
}

/**
 * Whether a page of the list may be made. Beyond the last one there is nothing, unless the list was not read
 * for a minute: then it may have become longer.
 * @param number undefined for an address that is none of a page
 */
export function admitNewsPage(number: number | undefined, client: string): Admission {
  const { pages, readAt } = runtime().newsPages ?? { pages: 1, readAt: -Infinity }
  if (number === undefined) return 'missing'
  if (number <= pages) return 'admitted'
  return performance.now() - readAt < heldMs ? 'missing' : admitUnknown(client)
}
