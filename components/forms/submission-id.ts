import { forgetOld, inStorage, storageKey } from '@/lib/browser-storage'

const made = new Map<string, string>()

/** 32 random hexadecimal digits. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The id of this browser's submission of a form, for the server to recognise a repeated one (contract
 * "Forms"). It stays the same for a day, over reloads, the back button and a closed tab, or for as
 * long as the page where nothing can be kept; other values make another lead.
 * @param form the form's id
 * @returns 32 hexadecimal digits
 */
export function submissionId(form: string): string {
  const key = storageKey('submission', form)
  forgetOld()
  const kept = inStorage('localStorage', (storage) => storage.getItem(key))?.split(' ')[0]
  const id = made.get(key) ?? kept ?? newId()
  made.set(key, id)
  inStorage('localStorage', (storage) => storage.setItem(key, `${id} ${Date.now()}`))
  return id
}
