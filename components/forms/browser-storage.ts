/**
 * Uses what the browser keeps for this website. It may keep nothing, as some private windows, or have
 * no room left: then the answer is undefined, and the site works without.
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
