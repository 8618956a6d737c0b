export type Circumstances = {
  width: number
  reducedMotion: boolean
  saveData: boolean
  effectiveType: string | undefined
}

/** Whether the hero's video may start unasked: never on a phone, a slow or spared line, or in a calm setting. */
export function mayAutoplay({ width, reducedMotion, saveData, effectiveType }: Circumstances) {
  return width >= 768 && !reducedMotion && !saveData && !/^(slow-)?[23]g$/.test(effectiveType ?? '')
}

/** What the browser says of the visitor's screen, line and wishes. */
export const readCircumstances = (): Circumstances => ({
  width: innerWidth,
  reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  saveData: navigator.connection?.saveData ?? false,
  effectiveType: navigator.connection?.effectiveType,
})
