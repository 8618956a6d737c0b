import { inStorage, storageKey } from '@/lib/browser-storage'

/**
 * The id of this browser's submission of a form, for the server to recognise a repeated one (contract
 * "Forms"). It stays the same for a day, over reloads, the back button and a closed tab; other values
 * make another lead.
 * @param form the form's id
 * @returns `''` where nothing can be kept, as without JavaScript, and over plain http
 */
export function submissionId(form: string): string {
  const key = storageKey('submission', form)
  const id = inStorage('localStorage', (storage) => {
    const kept = storage.getItem(key)?.split(' ')[0] ?? crypto.randomUUID()
    storage.setItem(key, `${kept} ${Date.now()}`)
    return kept
  })
  return id ?? ''
}
