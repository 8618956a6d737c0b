import { type Banner, bannerFrom, contentUrl, longestAddress } from '@/lib/news/banner'
import { watchUrl, youTubeId, youTubePlaylist } from '@/lib/videos'
import { isBlock, isVideo } from './allow-list'
import { linkTo, openWhat } from './links'
import { attribute, type Element, find, isSpace, isTag, isText } from './tree'
import { make, type Node, styleOf, text, textOf } from './tree'

/** A side in pixels by its style or attribute; NaN where neither says one. */
function side(element: Element, name: 'width' | 'height'): number {
  const said = [styleOf(element, name), attribute(element, name)]
  const found = said.map((length) => /^(\d{1,4}(?:\.\d+)?)(px|em)?$/.exec(length)).find(Boolean)
  return Math.round(Number(found?.[1] ?? NaN) * (found?.[2] === 'em' ? 16 : 1))
}

/** Where addresses of a picture are, of one that a script would have loaded late the true one first. */
const SOURCES = ['data-src', 'data-srcset', 'data-lazy-src', 'data-original', 'src', 'srcset']
const mostSources = 20

/** The addresses of a `srcset`, the largest picture first. */
const largestFirst = (set: string): string[] =>
  [...set.slice(0, 10_000).matchAll(/([^\s,]\S*)(?:\s+([\d.]+)[wx])?/g)]
    .sort(([, , a = '1'], [, , b = '1']) => Number(b) - Number(a))
    .map(([, address = '']) => address.replace(/(?<!,),+$/, ''))

/** The first address of a picture that is on a host of ours. Drawings are not made. */
const usable = ({ attrs }: Element): Banner | undefined =>
  SOURCES.flatMap((name) => attrs.filter((one) => one.name === name).slice(0, mostSources))
    .flatMap(({ name, value }) => (name.endsWith('srcset') ? largestFirst(value) : [value]))
    .filter((one) => !/^\s*(?:data:|$)|\.svgz?(?:[?#]|$)/i.test(one.slice(0, longestAddress)))
    .slice(0, mostSources)
    .values()
    .map((address) => bannerFrom(address, 'text'))
    .find(Boolean)

/** Gives the picture of a `picture` the other addresses that this has. */
export function gatherSources({ childNodes }: Element): void {
  const others = childNodes.filter((one) => isTag(one, 'source')).flatMap(({ attrs }) => attrs)
  childNodes.find((one) => isTag(one, 'img'))?.attrs.push(...others)
}

/** Whether a picture was in the text itself, where no address leads to it. */
export const isPastedIn = (image: Element): boolean =>
  /^(?:data|blob|cid|file|x-apple[\w-]*|webkit-[\w-]*):/i.test(attribute(image, 'src')) &&
  !usable(image)

/** A picture from our own origin, with its size or room; of one on no host of ours the words, but no name of a file. */
export function picture(element: Element): Node[] {
  const alt = attribute(element, 'alt')
  const banner = usable(element)
  if (!banner) return alt && !/^\S{0,200}\.\w{3,4}$/.test(alt) ? [text(` ${alt} `)] : []
  const [width, height] = [side(element, 'width'), side(element, 'height')]
  const [isWide, isHigh] = [width > 2, height > 2]
  const widths = isWide ? `min(60vw, ${width}px), min(92vw, ${width}px)` : '60vw, 92vw'
  const size = isWide ? (width <= 64 && !(height > 64) ? 'sign' : 'own') : isHigh ? 'high' : 'none'
  const { src, srcSet: srcset } = banner
  const sizes = `(min-width: 768px) ${widths}`
  // Of a side that nobody knows only the room is known, until the file is there.
  const room = `${isHigh ? height : isWide ? Math.round((width * 2) / 3) : 480}`
  const wide = isWide ? { width: `${width}` } : isHigh ? {} : { width: '720' }
  const late = { loading: 'lazy', decoding: 'async' }
  return [
    make('img', [], { src, srcset, sizes, alt, ...late, ...wide, height: room, 'data-size': size }),
  ]
}

/** A video of the site's facade, from its id; where no facade fits it is a link. */
const video = (id: string): Node =>
  make('a', [text('Play video')], { 'data-facade': id, ...linkTo(watchUrl(id)) })

/** Elements that show what another address has: a film, a sound or a page. */
export const isEmbed = (node: Node): boolean =>
  isTag(node, 'iframe', 'object', 'embed', 'video', 'audio', 'oembed')

/** The page on which a visitor finds the place that a frame of Google Maps would show. */
function pageOf(address: string): string {
  const url = URL.parse(address)
  const [, east, north] = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(url?.search ?? '') ?? []
  const asked = url?.pathname.startsWith('/maps') ? url.searchParams.get('q') : undefined
  const place = encodeURIComponent(asked || (north ? `${north},${east}` : ''))
  return place ? `https://www.google.com/maps/search/?api=1&query=${place}` : address
}

/** What is shown in place of a frame, a film or a sound: a video of YouTube, else a link that names the host. */
export function embed(element: Element): Node[] {
  const parts = find([element], (one) => isEmbed(one) || isTag(one, 'source'))
  const address = ['src', 'data-src', 'data-lazy-src', 'data', 'url']
    .flatMap((name) => parts.map((one) => attribute(one, name)))
    .map((one) => one && contentUrl(one)?.href)
    .find(Boolean)
  if (!address) return []
  const id = youTubeId(address)
  const target = linkTo(youTubePlaylist(address) ?? pageOf(address))
  // A frame of a page of ours is one of the backend's, which is not here.
  if (!id && !target?.rel && !isTag(element, 'video', 'audio')) return []
  return id ? [video(id)] : target ? [make('a', [text(openWhat(target.href))], target)] : []
}

const ADDRESS = /^https?:\/\/[^\s<>"]{4,2000}$/
const endsLine = (node: Node | undefined) =>
  node === undefined || isBlock(node) || isTag(node, 'br')

/** An address alone on its line, as text or as a link to a video, becomes what it leads to. */
export function withAddresses(children: readonly Node[]): Node[] {
  const nodes = children.filter((node) => !isSpace(node))
  const alone = new Set(nodes.filter((_, at) => endsLine(nodes[at - 1]) && endsLine(nodes[at + 1])))
  return children.map((node) => {
    const words = alone.has(node) ? textOf([node]).trim() : ''
    if (!ADDRESS.test(words) || isVideo(node)) return node
    const id = youTubeId(isTag(node, 'a') ? attribute(node, 'href') : words)
    const target = isText(node) ? linkTo(words) : undefined
    return id ? video(id) : target ? make('a', [text(words)], target) : node
  })
}
