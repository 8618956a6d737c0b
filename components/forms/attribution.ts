import { inStorage } from './browser-storage'

const storageKey = 'visit'
/** Without storage, it is known only as long as the page lives. */
let first: string | undefined

/**
 * Where this tab's visit began: the first page's path and query and, after a space, the address that
 * led to it. Kept in sessionStorage; it leaves the browser only with a form.
 */
export function readAttribution(): string {
  const here = `${location.pathname}${location.search}`.slice(0, 2000) + ` ${document.referrer}`
  const kept = inStorage('sessionStorage', (storage) => storage.getItem(storageKey))
  const begun = kept ?? first ?? here
  first = begun
  inStorage('sessionStorage', (storage) => storage.setItem(storageKey, begun))
  return begun
}
