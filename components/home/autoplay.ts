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
