import { logo } from '@/content/logo'
import type { SocialImage } from '@/content/types'
import { colours } from '@/lib/colours'
import { capitalHeight } from '@/scripts/fonts/measure'
import { outlineText } from './letters'

/** The size of a social image in pixels, as link previews want it. */
export const SIZE = { width: 1200, height: 630 }

/**
 * The words stand within the middle square: compact previews and lists of chats show no more of an
 * image. Around it the picture makes it a poster.
 */
const LEFT = 317
/** The width in pixels that headlines fill. */
const MEASURE = SIZE.width - 2 * LEFT

const FOOT = 586
/** Where the room of the wordmark ends. */
const HEAD = 112
const GAP = 16
/** A line that is taller, of one short word, leaves no room for the picture. */
const TALLEST = 230
const LINE_SIZE = 30
const FLAG = { height: 64, cut: 14, size: 25 }

const SCRIM = `
  <linearGradient id="foot" x1="0" y1="1" x2="0" y2="0">
    <stop offset=".2" stop-color="${colours.ink}" stop-opacity=".92"/>
    <stop offset="1" stop-color="${colours.ink}" stop-opacity=".1"/>
  </linearGradient>
  <linearGradient id="head" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="${colours.ink}" stop-opacity=".45"/>
    <stop offset=".3" stop-color="${colours.ink}" stop-opacity="0"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#foot)"/>
  <rect width="100%" height="100%" fill="url(#head)"/>`

/** A wordmark of two lines is smaller, so that it stays in its room. */
const LOGO = `
  <g transform="translate(${LEFT} 44) scale(${Math.min(320 / logo.width, 48 / logo.height)})">
    <path d="${logo.letters}"/>
    <path fill="${colours.accent}" d="${logo.mark}"/>
  </g>`

function drawFlag(text: string): string {
  const { height, cut, size } = FLAG
  const letters = outlineText(text.toUpperCase(), 'wide')
  const top = FOOT - height
  return `
  <path fill="${colours.accent}" d="M${LEFT + cut} ${top}h${MEASURE - cut}v${height - cut}l${-cut} ${cut}h${cut - MEASURE}v${cut - height}Z"/>
  <g fill="#fff">${letters.at((SIZE.width - letters.width * size) / 2, top + (height + capitalHeight * size) / 2, size)}</g>`
}

type Heading = SocialImage['heading']

/** All ways to break the lines in the tall typeface between their words. */
function waysToBreak([line, ...others]: Heading): Heading[] {
  if (!line) return [[]]
  const words = (line.small ?? line.typeface) === 'tall' ? line.text.split(' ') : [line.text]
  return words.flatMap((_, last) => {
    const text = words.slice(0, last + 1).join(' ')
    const rest = words.slice(last + 1).join(' ')
    const below = waysToBreak(rest ? [{ ...line, text: rest }, ...others] : others)
    return below.map((lines) => [{ ...line, text }, ...lines])
  })
}

/** The lines of a headline as on a phone, each in the size that fills the measure. */
const setLines = (heading: Heading) =>
  heading.map(({ text, typeface, small = typeface }) => {
    const letters = outlineText(text.toUpperCase(), small)
    return { letters, size: MEASURE / letters.width }
  })

const heightOf = (lines: ReturnType<typeof setLines>) =>
  lines.reduce((sum, { size }) => sum + capitalHeight * size + GAP, 0)

/**
 * Lines that each fill the measure, from the lowest up (components/ui/fitted-headline.tsx sets them
 * in a page). Lines in the tall typeface are broken where that makes the headline largest; one that is
 * still too tall is made smaller, so that it stays below the wordmark.
 */
function drawHeadline(heading: Heading, foot: number): string {
  const room = foot - HEAD
  const candidates = waysToBreak(heading)
    .map(setLines)
    .toSorted((one, other) => heightOf(other) - heightOf(one))
  const fits = (lines: ReturnType<typeof setLines>) =>
    heightOf(lines) <= room && lines.every(({ size }) => capitalHeight * size <= TALLEST)
  const lines = candidates.find(fits) ?? candidates.at(-1) ?? []
  const scale = Math.min(
    1,
    room / heightOf(lines),
    TALLEST / capitalHeight / Math.max(...lines.map(({ size }) => size)),
  )
  let baseline = foot
  return lines
    .toReversed()
    .map(({ letters, size: full }, index) => {
      const size = full * scale
      if (index > 0) baseline -= letters.depth * size
      const drawn = letters.at(LEFT, baseline, size)
      baseline -= capitalHeight * size + GAP
      return drawn
    })
    .join('')
}

const svg = (drawn: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" fill="${colours.bone}">${SCRIM}${LOGO}${drawn}</svg>`

/**
 * The layer over the picture of a page: scrim, wordmark and words.
 * @returns an SVG without text, so that the machine's fonts don't matter
 */
export function pageOverlay({ heading, line, flag }: SocialImage): string {
  const lineFoot = flag ? FOOT - FLAG.height - 24 : FOOT
  const below = line && outlineText(line.toUpperCase(), 'wide')
  const lineSize = below ? Math.min(LINE_SIZE, MEASURE / below.width) : 0
  return svg(
    [
      drawHeadline(heading, below ? lineFoot - capitalHeight * lineSize - 22 : lineFoot),
      below ? below.at(LEFT, lineFoot, lineSize) : '',
      flag ? drawFlag(flag) : '',
    ].join(''),
  )
}
