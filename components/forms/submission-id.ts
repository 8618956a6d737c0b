import { inStorage } from './browser-storage'

/** How long the server knows a repeat by its id (lib/leads/receive.ts). */
export const repeatKnownMs = 24 * 3_600_000

const made = new Map<string, string>()

/** 32 hexadecimal digits that nobody else has. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The id that the browser kept, unless it was last used more than a day ago. */
function keptId(key: string): string | undefined {
  const read = (storage: Storage) => storage.getItem(key)
  const kept = inStorage('localStorage', read) ?? inStorage('sessionStorage', read)
  const [id, usedAt] = kept?.split(' ') ?? []
  return Number(usedAt) > Date.now() - repeatKnownMs ? id : undefined
}

/**
 * The id of this browser's submission of a form, for the server to recognise a repeated one (contract
 * "Forms"). It stays the same for a day, over reloads, the back button and a closed tab; other values
 * make another lead.
 * @param form the form's id
 * @returns 32 hexadecimal digits
 */
export function submissionId(form: string): string {
  const key = `submission:${form}`
  const id = made.get(key) ?? keptId(key) ?? newId()
  made.set(key, id)
  const keep = (storage: Storage) => {
    storage.setItem(key, `${id} ${Date.now()}`)
    return true
  }
  if (!inStorage('localStorage', keep)) inStorage('sessionStorage', keep)
  return id
}
