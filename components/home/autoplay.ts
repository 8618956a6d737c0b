export type Circumstances = {
  wide: boolean
  reducedMotion: boolean
  saveData: boolean
  effectiveType: string | undefined
}

/** Whether the hero's video may start unasked: never on a phone, a slow or spared line, or in a calm setting. */
export function mayAutoplay({ wide, reducedMotion, saveData, effectiveType }: Circumstances) {
  return wide && !reducedMotion && !saveData && !/^(slow-)?[23]g$/.test(effectiveType ?? '')
}

/**
 * What the browser says of the visitor's screen, line and wishes. On a phone `innerWidth` would have it
 * lay out the page at once.
 */
export const readCircumstances = (): Circumstances => ({
  wide: matchMedia('(min-width: 768px)').matches,
  reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  saveData: navigator.connection?.saveData ?? false,
  effectiveType: navigator.connection?.effectiveType,
})
