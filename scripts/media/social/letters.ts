import { readFileSync } from 'node:fs'
import { overshoot, readFont } from '@/scripts/fonts/measure'

const load = (name: string) => readFont(readFileSync(`app/fonts/${name}.woff2`))
const fonts = { tall: load('tall'), wide: load('wide') }

/**
 * A line of display type as SVG draws it, whatever fonts the machine has.
 * @param text in capitals
 * @returns the width of its ink and the depth of its longest tail, in em; and the line itself, for
 *   the left edge of the ink, the baseline and the size of the type in pixels
 */
export function outlineText(text: string, typeface: keyof typeof fonts) {
  const font = fonts[typeface]
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
    depth: depth > overshoot ? depth : 0,
    at(x: number, baseline: number, size: number) {
      const scale = size / font.unitsPerEm
      return `<path transform="translate(${x - left * scale} ${baseline}) scale(${scale} ${-scale})" d="${outline}"/>`
    },
  }
}
