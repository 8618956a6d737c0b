import { create } from 'fontkit'

/** What display fonts need: capitals, figures and the marks of headlines. */
export const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 !&\'’“”",.-–—/+:;?()#%*×•|@'

/** The height of a capital letter in em: the design sets lines by it. */
export const capitalHeight = 0.675

/** A tail shorter than this, in em, is the overshoot of a round letter. */
const overshoot = 0.03

const rounded = (value: number) => Number(value.toFixed(4))

/** A font of a file's bytes. @throws Error for a file that holds no font, or several */
export function readFont(bytes: Buffer) {
  const font = create(bytes)
  if (!('glyphsForString' in font)) throw new Error('The file holds no font, or several.')
  return font
}

/**
 * The width of each character in em, as components/ui/fitted-line.ts needs it: advance, the bearings
 * at both sides, and the depth below the baseline where there is one.
 */
export function measureFont(bytes: Buffer): Record<string, number[]> {
  const font = readFont(bytes)
  const em = (units: number) => rounded(units / font.unitsPerEm)
  const drawn = [...characters].filter((one) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))
  return Object.fromEntries(
    drawn.map((character) => {
      const [glyph] = font.glyphsForString(character)
      if (!glyph) return [character, [0, 0, 0]]
      const { advanceWidth, bbox } = glyph
      if (!Number.isFinite(bbox.minX)) return [character, [em(advanceWidth), 0, 0]]
      const depth = em(-bbox.minY)
      const widths = [em(advanceWidth), em(bbox.minX), em(advanceWidth - bbox.maxX)]
      return [character, depth > overshoot ? [...widths, depth] : widths]
    }),
  )
}

/** The height of a capital letter of a font, in em. */
export function measureCapitals(bytes: Buffer): number {
  const font = readFont(bytes)
  return rounded((font.glyphsForString('H')[0]?.bbox.maxY ?? 0) / font.unitsPerEm)
}
