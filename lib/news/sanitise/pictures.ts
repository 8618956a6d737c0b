import { type Banner, bannerFrom } from '@/lib/news/banner'
import { limit } from './limits'
import { attribute, type Element, make, type Node, styleOf, text } from './tree'

/** Where a script of the author's site would have found the picture, before what stands in for it. */
const LATER = /^(?:data-|nitro-)[\w-]*(?:src|original|image|orig-file|full-url|lazyload)$/
const LATER_SET = /^data-[\w-]*srcset$/

/** The addresses of a `srcset`, the largest picture first. */
const largestFirst = (set: string): string[] =>
  set
    .split(/,(?:\s+|$)/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .sort(([, a = '1x'], [, b = '1x']) => parseFloat(b) - parseFloat(a))
    .map(([address = '']) => address)

/** All addresses that a picture or a frame has, the one that its author meant first. */
export function sourcesOf(element: Element): string[] {
  const all = (pattern: RegExp) =>
    element.attrs.filter(({ name }) => pattern.test(name)).map(({ value }) => value)
  return [
    ...all(LATER),
    ...all(LATER_SET).flatMap(largestFirst),
    ...all(/^src$/),
    ...all(/^srcset$/).flatMap(largestFirst),
  ].filter(Boolean)
}

const isPasted = (address: string) =>
  /^(?:data|blob|cid|file|x-apple[\w-]*|webkit-[\w-]*):/i.test(address.trim())

/** A length in pixels from an attribute or a style; NaN when there is none. */
function pixels(element: Element, name: string): number {
  const lengths = [attribute(element, name), styleOf(element, name)]
  const length = lengths.find((one) => /^\s*\d+(?:\.\d+)?(?:px)?\s*$/.test(one))
  return Math.round(parseFloat(length ?? ''))
}

/** Whether a picture or a frame only counts who reads. */
export const isTiny = (element: Element): boolean =>
  pixels(element, 'width') <= 2 || pixels(element, 'height') <= 2

/** What a picture says that is a sign of the text, such as a smile. */
const SIGN = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|\u200d){1,12}$/u

/** What the cleaning tells of the pictures of an article. */
export interface Pictures {
  /** The addresses of those that are shown. */
  shown: Set<string>
  count: number
  /** How many were in the text itself, where no address leads to them. */
  pasted: number
}

export const noPictures = (): Pictures => ({ shown: new Set(), count: 0, pasted: 0 })

/** The first address of a picture that is on a host of ours. */
export const usable = (element: Element): Banner | undefined =>
  sourcesOf(element)
    .filter((source) => !isPasted(source))
    .values()
    .map(bannerFrom)
    .find(Boolean)

/**
 * A picture from our own origin, by the first of its addresses that is on a host of ours. One that has
 * none goes; of one that is a sign, the sign stays.
 * @param isCopy left out when the picture is shown already
 * @throws TooMuch
 */
export function picture(element: Element, pictures: Pictures, isCopy = false): Node[] {
  if (isTiny(element)) return []
  const alt = attribute(element, 'alt').trim()
  const banner = usable(element)
  if (!banner) {
    const sources = sourcesOf(element)
    if (sources.length && sources.every(isPasted)) pictures.pasted += 1
    return SIGN.test(alt) ? [text(alt)] : []
  }
  pictures.count += 1
  limit('pictures', pictures.count)
  if (isCopy && pictures.shown.has(banner.src)) return []
  pictures.shown.add(banner.src)
  const width = pixels(element, 'width')
  const height = pixels(element, 'height')
  const isSized = width < 10_000 && height < 10_000
  const widths = isSized ? `min(60vw, ${width}px), min(92vw, ${width}px)` : '60vw, 92vw'
  return [
    make('img', [], {
      src: banner.src,
      srcset: banner.srcSet,
      sizes: `(min-width: 768px) ${widths}`,
      alt,
      loading: 'lazy',
      decoding: 'async',
      width: isSized ? `${width}` : '720',
      height: isSized ? `${height}` : '480',
      // Nothing is known of it but that it needs room.
      'data-unsized': isSized ? undefined : '',
    }),
  ]
}
