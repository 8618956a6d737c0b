declare global {
  /** Not in every browser: https://wicg.github.io/netinfo. */
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/**
 * Whether the hero's video starts by itself: not on a phone, a slow line, with Save-Data or reduced
 * motion. A media query, because `innerWidth` would make a phone lay out the page at once.
 */
export function mayAutoplay(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {}
  const isSlow = /^(slow-)?[23]g$/.test(effectiveType)
  const fits = matchMedia('(min-width: 768px) and (prefers-reduced-motion: no-preference)').matches
  return fits && !saveData && !isSlow
}

/** Longest wait for an idle browser, in milliseconds: a browser that plays a video may never be idle. */
const idleTimeout = 2_000

/**
 * Calls a function once the page has loaded and the browser is idle, or soon after.
 * @returns a function that cancels it, as long as the page has not loaded
 */
export function afterLoad(task: () => void): () => void {
  const start = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: idleTimeout })
    else setTimeout(task)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
  return () => removeEventListener('load', start)
}
