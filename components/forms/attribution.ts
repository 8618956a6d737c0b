import { inStorage } from '@/lib/browser-storage'

const key = 'attribution'
/** The attribution of this page, for browsers without storage. */
let first: string | undefined

/**
 * Where the visit in this tab began: path and query of the first page and, after a space, its
 * referrer. Kept in sessionStorage, and sent only with a form.
 */
export function readAttribution(): string {
  const here = `${location.pathname}${location.search}`.slice(0, 4096) + ` ${document.referrer}`
  const kept = inStorage('sessionStorage', (storage) => storage.getItem(key))
  const begun = kept ?? first ?? here
  first = begun
  inStorage('sessionStorage', (storage) => storage.setItem(key, begun))
  return begun
}
