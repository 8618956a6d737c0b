import { inStorage, isRecord, readEntry } from '@/lib/browser-storage'
import { hideKeptClub, keptClubKey, showKeptClub } from './show-kept-club'

interface KeptClub {
  club: number
  /** The club of the last pass that was sent from here, and when, in milliseconds since 1970. */
  pass?: number
  sent?: number
}

/** What this browser keeps of clubs; undefined when it keeps nothing, or nothing that this build knows. */
export function readKeptClub(): KeptClub | undefined {
  const entry = readEntry('localStorage', keptClubKey)
  if (!isRecord(entry) || typeof entry.club !== 'number') return undefined
  const { club, pass, sent } = entry
  return typeof pass === 'number' && typeof sent === 'number' ? { club, pass, sent } : { club }
}

/**
 * Keeps the club that a visitor chose by an act, for a year. The next page follows it: in this one
 * everything stays in its place.
 * @param isPass a pass for it was sent
 */
export function keepClub(club: number, isPass = false): void {
  if (!Number.isInteger(club) || club <= 0) return
  const at = Date.now()
  // `at` is first: by it the entry's age is read.
  const kept = { at, ...readKeptClub(), ...(isPass && { pass: club, sent: at }), club }
  inStorage('localStorage', (storage) => storage.setItem(keptClubKey, JSON.stringify(kept)))
}

export function forgetClub(): void {
  inStorage('localStorage', (storage) => storage.removeItem(keptClubKey))
}

/**
 * Has the page follow what is kept now.
 * @param chosen the club chosen in a form of the page
 */
export function followKeptClub(chosen?: string): void {
  hideKeptClub()
  showKeptClub(keptClubKey, chosen)
}
