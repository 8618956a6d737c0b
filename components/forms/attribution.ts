const storageKey = 'visit'
let first: string | undefined

/**
 * Where this tab's visit began: the first page's path and query and, after a space, the address that
 * led to it. Kept in sessionStorage; it leaves the browser only with a form.
 */
export function readAttribution(): string {
  first ??= `${location.pathname}${location.search}`.slice(0, 2000) + ` ${document.referrer}`
  try {
    first = sessionStorage.getItem(storageKey) ?? first
    sessionStorage.setItem(storageKey, first)
  } catch {
    // Storage is switched off: it is known as long as the page lives.
  }
  return first
}
