import 'server-only'
import { isDrawable, outlineText } from './letters'

const SIZES = [200, 174, 150, 132, 116, 102, 90, 80, 70, 62, 56]
const HEIGHT = 420
const LONGEST = 200

/** The lines of a title from top to bottom, and the size of their type in pixels. */
export interface TitleLines {
  lines: string[]
  size: number
}

/** The distance between the baselines of a title, in em: a comma just clears the line below. */
export const LEADING = 0.85

const replacements: [RegExp, string][] = [
  [/[‘‛′`´]/g, '’'],
  [/[‐‑‒]/g, '-'],
  [/₹\s*/g, 'Rs '],
]

/** A title in letters that the cuts have. Accents and emoji go; undefined when words would go. */
function drawable(title: string): string | undefined {
  const plain = replacements
    .reduce((text, [from, to]) => text.replace(from, to), title)
    .normalize('NFKD')
    .toUpperCase()
  const characters = [...plain].filter((one) => !/\p{M}/u.test(one))
  if (characters.some((one) => /[\p{L}\p{N}]/u.test(one) && !isDrawable(one))) return undefined
  return characters
    .map((one) => (isDrawable(one) ? one : ' '))
    .join('')
    .replace(/ +/g, ' ')
    .trim()
}

function wrap(words: readonly string[], width: number): string[] | undefined {
  const lines: string[] = []
  for (const word of words) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && outlineText(longer, 'tall').width <= width)
      lines[lines.length - 1] = longer
    else if (outlineText(word, 'tall').width <= width) lines.push(word)
    else return undefined
  }
  return lines
}

/** The same number of lines in the narrowest measure, so that no word is left alone. */
function balanced(words: readonly string[], width: number, lines: string[]): string[] {
  const closer = wrap(words, width * 0.97)
  return closer?.length === lines.length ? balanced(words, width * 0.97, closer) : lines
}

/** A text that ends after a word where it is longer than a social image needs. */
const shortened = (text: string) =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/(?<!\s)\s+\S*$/, '')}...`

/**
 * Sets the title of an article, whatever the backend sent, in the largest size that it fits in.
 * @param width of the measure in pixels
 * @returns undefined for a title in another script, or with a word that is wider than the measure
 */
export function titleLines(title: string, width: number): TitleLines | undefined {
  const words = shortened(drawable(title.slice(0, 4 * LONGEST)) ?? '')
    .split(' ')
    .filter(Boolean)
  if (words.length === 0) return undefined
  for (const size of SIZES) {
    const lines = wrap(words, width / size)
    if (lines && lines.length * size * LEADING <= HEIGHT) {
      return { lines: balanced(words, width / size, lines), size }
    }
  }
  return undefined
}
