import type { Typeface, FittedLine } from '@/content/types'
import widths from './glyph-widths.json'

const characters: Record<Typeface, Record<string, number[]>> = {
  tall: widths.tall.chars,
  wide: widths.wide.chars,
}

const glyph = (character: string | undefined, typeface: Typeface) => {
  const [advance = 0, left = 0, right = 0, depth = 0] =
    characters[typeface][character ?? ''] ?? characters[typeface].E ?? []
  return { advance, left, right, depth }
}

/**
 * The size of a line in a display font, in em: ink width, bearing of the first letter, and depth
 * below the baseline. A character that the font lacks counts as an E.
 */
export function measureLine(text: string, typeface: Typeface) {
  const glyphs = [...text.toUpperCase()].map((character) => glyph(character, typeface))
  const advance = glyphs.reduce((sum, each) => sum + each.advance, 0)
  const bearing = glyphs.at(0)?.left ?? 0
  return {
    width: Number((advance - bearing - (glyphs.at(-1)?.right ?? 0)).toFixed(4)),
    bearing,
    depth: Math.max(0, ...glyphs.map((each) => each.depth)),
  }
}

/** The custom properties that scale a line to the width of its headline, for its own fonts only. */
export function lineStyle({ text, typeface, small = typeface }: Omit<FittedLine, 'parts'>) {
  const tall = measureLine(text, 'tall')
  const wide = measureLine(text, 'wide')
  const { depth } = typeface === 'wide' ? wide : tall
  return {
    ...([typeface, small].includes('tall') && {
      '--tall-width': tall.width,
      '--tall-bearing': tall.bearing,
    }),
    ...([typeface, small].includes('wide') && {
      '--wide-width': wide.width,
      '--wide-bearing': wide.bearing,
    }),
    ...(depth > 0 && { '--depth': depth }),
  }
}
