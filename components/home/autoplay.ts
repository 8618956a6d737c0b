export type Circumstances = {
  wide: boolean
  reducedMotion: boolean
  saveData: boolean
  effectiveType: string | undefined
}

/** Whether the hero's video starts by itself: not on a phone, a slow line, with Save-Data or reduced motion. */
export function mayAutoplay({ wide, reducedMotion, saveData, effectiveType }: Circumstances) {
  return wide && !reducedMotion && !saveData && !/^(slow-)?[23]g$/.test(effectiveType ?? '')
}

/**
 * The visitor's screen, connection and preferences. A media query, because `innerWidth` would make a
 * phone lay out the page at once.
 */
export const readCircumstances = (): Circumstances => ({
  wide: matchMedia('(min-width: 768px)').matches,
  reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  saveData: navigator.connection?.saveData ?? false,
  effectiveType: navigator.connection?.effectiveType,
})
