import { inStorage } from '@/lib/browser-storage'

const key = 'attribution'

/**
 * Where the visit in this tab began: path and query of the first page and, after a space, its
 * referrer. Kept in sessionStorage, and sent only with a form.
 */
export function readAttribution(): string {
  const here = `${location.pathname}${location.search}`.slice(0, 4096) + ` ${document.referrer}`
  const begun = inStorage('sessionStorage', (storage) => storage.getItem(key)) ?? here
  inStorage('sessionStorage', (storage) => storage.setItem(key, begun))
  return begun
}
