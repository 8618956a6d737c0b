import { inStorage, isRecord, readEntry } from '@/lib/browser-storage'
import { readQuery } from '@/lib/query'

/** Where the browser keeps the visitor's club; the number is the version of its form. */
const key = 'club:1'

/** The number of the visitor's club; undefined when this browser keeps none that can be read. */
export function readKeptClub(): number | undefined {
  const entry = readEntry('localStorage', key)
  return isRecord(entry) && typeof entry.club === 'number' ? entry.club : undefined
}

/** Keeps the club that a visitor chose by an act, for a year. The next page follows it. */
export function keepClub(club: number): void {
  if (!Number.isInteger(club) || club <= 0) return
  // `at` is first: by it the entry's age is read.
  const entry = JSON.stringify({ at: Date.now(), club })
  inStorage('localStorage', (storage) => storage.setItem(key, entry))
}

/** Keeps no club any more. The next page follows it. */
export function forgetClub(): void {
  inStorage('localStorage', (storage) => storage.removeItem(key))
}

/** Has this page follow what is kept now: browsers tell only other pages of a change. */
export const followNow = () => dispatchEvent(new Event('storage'))

/**
 * Tells when another club may be kept: another page has changed it, `followNow`, or Back led here.
 * @returns ends it
 */
export function followKeptClub(onChange: () => void): () => void {
  const changes = ['storage', 'pageshow']
  for (const change of changes) addEventListener(change, onChange)
  return () => {
    for (const change of changes) removeEventListener(change, onChange)
  }
}

/** The number of the club that the page's address names, as /getpass?club=104 does, whatever stands behind it. */
export function clubOfAddress(): string | undefined {
  const [, value = ''] = readQuery(location.search).find(([name]) => name === 'club') ?? []
  return /^\d+/.exec(value)?.[0]
}
