import path from 'node:path'
import { type Font, openSync } from 'fontkit'
import type { Typeface } from '@/content/types'

/** The height of a capital letter in both typefaces, in em. */
export const CAPITAL = 0.675

/** A tail shorter than this, in em, is the overshoot of a round letter. */
const OVERSHOOT = 0.03

const fonts = new Map<Typeface, Font>()

function loadFont(typeface: Typeface): Font {
  const known = fonts.get(typeface)
  if (known) return known
  const font = openSync(path.join(process.cwd(), 'app/fonts', `${typeface}.woff2`))
  if (!('glyphsForString' in font)) throw new Error(`${typeface}.woff2 holds several fonts`)
  fonts.set(typeface, font)
  return font
}

/**
 * A line of display type as SVG draws it, whatever fonts the machine has.
 * @param text in capitals
 * @returns the width of its ink and the depth of its longest tail, in em; and the line itself, for
 *   the left edge of the ink, the baseline and the size of the type in pixels
 */
export function outlineText(text: string, typeface: Typeface) {
  const font = loadFont(typeface)
  let advance = 0
  const glyphs = font.glyphsForString(text).map((glyph) => {
    const path = glyph.path.translate(advance, 0)
    advance += glyph.advanceWidth
    return path
  })
  const boxes = glyphs.map(({ bbox }) => bbox).filter(({ minX }) => Number.isFinite(minX))
  const left = boxes.at(0)?.minX ?? 0
  const depth = Math.max(0, ...boxes.map(({ minY }) => -minY)) / font.unitsPerEm
  const outline = glyphs.map((glyph) => glyph.toSVG()).join('')
  return {
    width: ((boxes.at(-1)?.maxX ?? 0) - left) / font.unitsPerEm,
    depth: depth > OVERSHOOT ? depth : 0,
    at(x: number, baseline: number, size: number) {
      const scale = size / font.unitsPerEm
      return `<path transform="translate(${x - left * scale} ${baseline}) scale(${scale} ${-scale})" d="${outline}"/>`
    },
  }
}
