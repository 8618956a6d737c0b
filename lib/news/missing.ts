import 'server-only'
import { remember } from '@/lib/remember'

const keptMs = 60_000
/** There are more wrong ids than memory: of more than these the oldest are forgotten. */
const most = 1000

const missing = remember('missing articles', () => new Map<string, number>())

/** Remembers for a minute that there is no article of this id. */
export function rememberMissing(id: string): void {
  missing.delete(id)
  missing.set(id, Date.now() + keptMs)
  const [oldest] = missing.keys()
  if (missing.size > most && oldest !== undefined) missing.delete(oldest)
}

/** Whether the backend has said within the last minute that there is no article of this id. */
export const isKnownMissing = (id: string): boolean => (missing.get(id) ?? 0) > Date.now()
