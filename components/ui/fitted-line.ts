import type { Cut, FittedLine } from '@/content/types'
import widths from './glyph-widths.json'

const characters: Record<Cut, Record<string, number[]>> = {
  tall: widths.tall.chars,
  wide: widths.wide.chars,
}

const glyph = (character: string | undefined, cut: Cut) => {
  const [advance = 0, left = 0, right = 0, depth = 0] =
    characters[cut][character ?? ''] ?? characters[cut].E ?? []
  return { advance, left, right, depth }
}

/**
 * How much room a line takes in a cut, in em: ink width, bearing of the first letter, and how far
 * it reaches below the baseline. A character the cut does not have counts as an E.
 */
export function measureLine(text: string, cut: Cut) {
  const glyphs = [...text.toUpperCase()].map((character) => glyph(character, cut))
  const advance = glyphs.reduce((sum, each) => sum + each.advance, 0)
  const bearing = glyphs.at(0)?.left ?? 0
  return {
    width: Number((advance - bearing - (glyphs.at(-1)?.right ?? 0)).toFixed(4)),
    bearing,
    depth: Math.max(0, ...glyphs.map((each) => each.depth)),
  }
}

/** The custom properties by which a headline fills the measure with this line: only its own cuts. */
export function lineStyle({ text, cut, small = cut }: Omit<FittedLine, 'parts'>) {
  const tall = measureLine(text, 'tall')
  const wide = measureLine(text, 'wide')
  const { depth } = cut === 'wide' ? wide : tall
  return {
    ...([cut, small].includes('tall') && {
      '--tall-width': tall.width,
      '--tall-bearing': tall.bearing,
    }),
    ...([cut, small].includes('wide') && {
      '--wide-width': wide.width,
      '--wide-bearing': wide.bearing,
    }),
    ...(depth > 0 && { '--depth': depth }),
  }
}
