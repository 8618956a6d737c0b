/**
 * Uses the browser's storage. Where it keeps nothing, as in some private windows, or has no room left,
 * the result is undefined, and the site works without it.
 */
export function inStorage<T>(
  area: 'localStorage' | 'sessionStorage',
  act: (storage: Storage) => T,
): T | undefined {
  try {
    return act(window[area])
  } catch {
    return undefined
  }
}
