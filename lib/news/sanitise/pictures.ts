import { type Banner, bannerFrom } from '@/lib/news/banner'
import { sizeOf } from './layout'
import { attribute, type Element, findTags, isTag, make, type Node, parentOf, text } from './tree'

/** Where a script of the author's site would have found the picture, but not another one. */
const LATER =
  /^(?:data-|nitro-)(?!.*(?:hover|over|error|placeholder|low|thumb|fallback|default|blur|preview))[\w-]*(?:src(?:set)?|original|image|orig-file|full-url|lazyload)$/

/** Names of files that stand in for a picture until a script has found it. */
const STAND_IN =
  /blank|spacer|placeholder|pixel|transparent|load|lazy|1x1|gr[ae]y|dummy|empty|clear|default|\.(?:gif|svg)(?:[?#]|$)/i

/** What no browser shows everywhere, or the site shows of nobody. */
const UNSHOWN = /\.(?:svgz?|jxl|heic|tiff?|psd|ai|eps)(?:[?#]|$)/i

const fileOf = (address: string) => address.slice(address.lastIndexOf('/') + 1).slice(0, 100)

/** The addresses of a `srcset`, the largest picture first. */
const largestFirst = (set: string): string[] =>
  set
    .split(/,(?:\s+|$)/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .sort(([, a = '1x'], [, b = '1x']) => parseFloat(b) - parseFloat(a))
    .map(([address = '']) => address)

/** All addresses that a picture has, the one that its author meant first. */
function sourcesOf(element: Element): string[] {
  const src = attribute(element, 'src').trim()
  const own = [src, ...largestFirst(attribute(element, 'srcset'))]
  const later = element.attrs
    .filter(({ name }) => LATER.test(name))
    .flatMap(({ value }) => largestFirst(value))
  const around = parentOf(element)
  const others = isTag(around, 'picture') ? findTags(around, 'source') : []
  const sources = others
    .filter((one) => !attribute(one, 'media').includes('dark'))
    .flatMap((one) => largestFirst(attribute(one, 'srcset') || attribute(one, 'data-srcset')))
  const waits = isPasted(src) || STAND_IN.test(`${attribute(element, 'class')} ${fileOf(src)}`)
  return (waits ? [later, sources, own] : [own, later, sources])
    .flat()
    .filter((address) => address && !UNSHOWN.test(fileOf(address)))
}

const isPasted = (address: string) =>
  /^(?:data|blob|cid|file|x-apple[\w-]*|webkit-[\w-]*):/i.test(address.trim())

/** The first address of a picture that is on a host of ours. */
export const usable = (element: Element): Banner | undefined =>
  sourcesOf(element)
    .values()
    .map((source) => bannerFrom(source, 'text'))
    .find(Boolean)

const FILE_NAME = /^\S{0,200}\.(?:jpe?g|png|gif|webp|svg|heic|bmp)$/i

/** The words in place of a picture that is not shown, apart from others: not the name of its file. */
function wordsOf(element: Element): Node[] {
  const alt = attribute(element, 'alt').trim()
  // Without a file a script would have hidden or filled it.
  const isShown = alt && attribute(element, 'src') && !FILE_NAME.test(alt)
  return isShown ? [text(` ${alt} `)] : []
}

/** Whether an element is a picture that was in the text itself, where no address leads to it. */
export const isPastedIn = (element: Element): boolean =>
  isTag(element, 'img') && isPasted(attribute(element, 'src')) && !usable(element)

/**
 * A picture from our own origin, by the first of its addresses that is on a host of ours; of one that has
 * none the words stay. One that is as large as it says, or has room until its file is known.
 */
export function picture(element: Element): Node[] {
  const banner = usable(element)
  if (!banner) return wordsOf(element)
  const { width, height } = sizeOf(element)
  const [isWide, isHigh] = [width < 10_000, height < 10_000]
  const widths = isWide ? `min(60vw, ${width}px), min(92vw, ${width}px)` : '60vw, 92vw'
  const size = isWide ? (width <= 64 && !(height > 64) ? 'sign' : 'own') : isHigh ? 'high' : 'none'
  return [
    make('img', [], {
      src: banner.src,
      srcset: banner.srcSet,
      sizes: `(min-width: 768px) ${widths}`,
      alt: attribute(element, 'alt').trim(),
      loading: 'lazy',
      decoding: 'async',
      // Of a side that nobody knows only the room is known, until the file is there.
      width: isWide ? `${width}` : isHigh ? undefined : '720',
      height: isHigh ? `${height}` : `${isWide ? Math.round((width * 2) / 3) : 480}`,
      'data-size': size,
    }),
  ]
}
