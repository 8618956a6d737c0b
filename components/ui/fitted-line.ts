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

/** Widths of a title in the tall font, in em: a narrower one would be as high as a door, a wider one a thread. */
const [narrowest, widest] = [2.5, 5.2]

/**
 * The lines of a title that fills the width of its head: a short one in the wide font, a long one on two lines of
 * about the same length, the longer one tall and the other wide.
 */
export function titleLines(title: string): FittedLine[] {
  const { width } = measureLine(title, 'tall')
  const words = title.split(' ')
  const [lines] = words
    .map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const)
    .slice(1)
    .map(([first, second]) => ({ first, second, lead: widthOver(first, second) }))
    .toSorted((one, other) => Math.abs(one.lead) - Math.abs(other.lead))
  if (!lines || width <= widest)
    return [{ text: title, typeface: width < narrowest ? 'wide' : 'tall' }]
  const [first, second] = lines.lead > 0 ? (['tall', 'wide'] as const) : (['wide', 'tall'] as const)
  return [
    { text: lines.first, typeface: first },
    { text: lines.second, typeface: second },
  ]
}

/** By how much one line is wider than another. */
const widthOver = (line: string, other: string) =>
  measureLine(line, 'tall').width - measureLine(other, 'tall').width
