import 'server-only'
import { isNewsId } from '@/lib/backend/news-schemas'
import { remember } from '@/lib/remember'
import { withinUnknownNewsLimit } from '@/lib/security/rate-limits'

/** The key of an article in the store. */
export const newsKey = (id: string): string => `news/${id}`

/** There are more wrong ids than memory: of more than these the oldest are forgotten. */
const most = 5000
const missingMs = 60_000

/** Until when an article counts as missing, by id; times of a monotonic clock. */
const missing = () => remember('missing articles', () => new Map<string, number>())
const found = () => remember('found articles', () => new Map<string, true>())

function keep<T>(ids: Map<string, T>, id: string, value: T): void {
  ids.delete(id)
  ids.set(id, value)
  const [oldest] = ids.keys()
  if (ids.size > most && oldest !== undefined) ids.delete(oldest)
}

/** Remembers for a minute that there is no article of this id. */
export function rememberMissing(id: string): void {
  found().delete(id)
  keep(missing(), id, performance.now() + missingMs)
}

/** Remembers that there is an article of this id, because it was read, or is in the list or in the store. */
export function rememberFound(id: string): void {
  missing().delete(id)
  keep(found(), id, true)
}

/** Whether the backend has said within the last minute that there is no article of this id. */
export const isKnownMissing = (id: string): boolean => (missing().get(id) ?? 0) > performance.now()

/**
 * Whether a page of the article may be made. Unknown ids cost a page and a call of
 * the backend each, and anybody can invent them: 20 in four seconds are tried.
 * @param id from the address
 * @returns `missing` when there is no such article, `later` when that is to be asked later
 */
export function admitNewsId(id: string): 'admitted' | 'missing' | 'later' {
  if (!isNewsId(id) || isKnownMissing(id)) return 'missing'
  return found().has(id) || withinUnknownNewsLimit('') ? 'admitted' : 'later'
}
