import { inStorage, isRecord, readEntry } from '@/components/forms/browser-storage'
import { hideKeptClub, keptClubKey, showKeptClub } from '@/lib/clubs/show-kept-club'

/** The number of the club that this browser keeps; undefined when it keeps none. */
export function readKeptClub(): number | undefined {
  const entry = readEntry('localStorage', keptClubKey)
  return isRecord(entry) && typeof entry.club === 'number' ? entry.club : undefined
}

/** Keeps the club that a visitor chose by an act, for a year. */
export function keepClub(club: number): void {
  inStorage('localStorage', (storage) =>
    storage.setItem(keptClubKey, JSON.stringify({ at: Date.now(), club })),
  )
}

export function forgetClub(): void {
  inStorage('localStorage', (storage) => storage.removeItem(keptClubKey))
}

/** Has the page follow what is kept now. */
export function followKeptClub(): void {
  hideKeptClub()
  showKeptClub(keptClubKey)
}
