import 'server-only'
import { logo } from '@/content/logo'
import type { SocialImage } from '@/content/types'
import { CAPITAL, outlineText } from './letters'
import { LEADING, type TitleLines } from './title'

/** The size of a social image in pixels, as link previews want it. */
export const SIZE = { width: 1200, height: 630 }

const MARGIN = 56
const FOOT = 578
/** Where the room of the wordmark ends. */
const HEAD = 100
const GAP = 18.5
const TAG_SIZE = 22.8
const LINE_SIZE = 34

/** The width in pixels that headlines fill. */
export const MEASURE = SIZE.width - 2 * MARGIN

const SCRIM = `
  <linearGradient id="foot" x1="0" y1="1" x2="0" y2="0">
    <stop offset=".2" stop-color="#0c0c0d" stop-opacity=".92"/>
    <stop offset="1" stop-color="#0c0c0d" stop-opacity=".1"/>
  </linearGradient>
  <linearGradient id="head" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#0c0c0d" stop-opacity=".45"/>
    <stop offset=".3" stop-color="#0c0c0d" stop-opacity="0"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#foot)"/>
  <rect width="100%" height="100%" fill="url(#head)"/>`

const LOGO = `
  <g transform="translate(${MARGIN} 48) scale(${300 / logo.width})">
    <path d="${logo.letters}"/>
    <path fill="#d90a14" d="${logo.mark}"/>
  </g>`

function drawFlag(text: string): string {
  const letters = outlineText(text.toUpperCase(), 'wide')
  const start = SIZE.width - MARGIN - letters.width * TAG_SIZE
  const left = start - 80
  return `
  <path fill="#d90a14" d="M${left} 0H${SIZE.width}V92H${left + 92}Z"/>
  <g fill="#fff">${letters.at(start, 54.5, TAG_SIZE)}</g>`
}

/**
 * Lines that each fill the measure, from the lowest up (components/ui/fitted-headline.tsx sets them
 * in a page). A headline of a short word is made smaller, so that it stays below the wordmark.
 */
function drawHeadline(heading: SocialImage['heading'], foot: number): string {
  const lines = heading.map(({ text, cut }) => {
    const letters = outlineText(text.toUpperCase(), cut)
    return { letters, size: MEASURE / letters.width }
  })
  const height = lines.reduce((sum, { size }) => sum + CAPITAL * size + GAP, 0)
  const scale = Math.min(1, (foot - HEAD) / height)
  let baseline = foot
  return lines
    .toReversed()
    .map(({ letters, size: full }, index) => {
      const size = full * scale
      if (index > 0) baseline -= letters.depth * size
      const drawn = letters.at(MARGIN, baseline, size)
      baseline -= CAPITAL * size + GAP
      return drawn
    })
    .join('')
}

const svg = (drawn: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" fill="#f2f0eb">${SCRIM}${LOGO}${drawn}</svg>`

/**
 * The layer over the picture of a page: scrim, wordmark and words.
 * @returns an SVG without text, so that the machine's fonts don't matter
 */
export function pageOverlay({ heading, line, flag }: SocialImage): string {
  const below = line && outlineText(line.toUpperCase(), 'wide')
  return svg(
    [
      drawHeadline(heading, below ? FOOT - CAPITAL * LINE_SIZE - 26 : FOOT),
      below ? below.at(MARGIN, FOOT, LINE_SIZE) : '',
      flag ? drawFlag(flag) : '',
    ].join(''),
  )
}

/** The same for an article: its title is not ours, so it is never fitted. */
export function titleOverlay({ lines, size }: TitleLines): string {
  const drawn = lines.map((line, index) =>
    outlineText(line, 'tall').at(MARGIN, FOOT - (lines.length - 1 - index) * size * LEADING, size),
  )
  return svg(drawn.join(''))
}
