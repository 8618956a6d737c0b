import { env } from '@/lib/env'
import { contentUrl } from '@/lib/news/banner'
import { watchUrl, youTubeId, youTubePlaylist } from '@/lib/videos'
import { isBlock } from './elements'
import { isTiny } from './layout'
import { elsewhere, inner, linkTo, longest } from './links'
import { usable } from './pictures'
import {
  attribute,
  type Element,
  findTags,
  hasAttribute,
  isBlank,
  isElement,
  isSpace,
  isTag,
  isText,
  make,
  type Node,
  text,
  textOf,
} from './tree'

/** A video of the site's facade, from its id; where no facade fits it is a link. */
const video = (id: string): Node =>
  make('a', [text('Play video')], { 'data-facade': id, href: watchUrl(id), ...elsewhere })

export const isVideo = (node: Node): node is Element =>
  isElement(node) && hasAttribute(node, 'data-facade')

/** The address in another one that only shows it: that of a provider of frames, or of the author's site. */
function within(address: string): string {
  const isLong = address.length > longest
  const shown = isLong ? undefined : inner(URL.parse(address, env().SITE_URL))
  return shown ? within(shown) : address
}

/** The place that a map of Google shows: the last of a way, or the point in its middle. */
function placeOn(url: URL): string | undefined {
  const code = url.searchParams.get('pb') ?? ''
  const [, name] = [...code.matchAll(/!1s0x[^!]*!2s([^!]+)/g)].at(-1) ?? []
  const [, east, north] = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(code) ?? []
  return url.searchParams.get('q') || name || (north && `${north},${east}`)
}

/** The page on which a visitor finds what a frame would show. */
function pageOf(address: string): string {
  const url = URL.parse(address.replace(/^\/\//, 'https://'))
  const frame = `${url?.host}${url?.pathname}`
  const [, vimeo] = /^player\.vimeo\.com\/video\/(\d+)/.exec(frame) ?? []
  if (vimeo) return `https://vimeo.com/${vimeo}`
  const place = url && /(?:^|\.)google\.[a-z.]+\/maps/.test(frame) && placeOn(url)
  return place
    ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
    : address
}

/** What a link is called that has no words: where it leads. */
export function openWhat(href: string): string {
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(href)?.[1]
  return host ? `Open on ${host}` : `Open ${href}`
}

/**
 * What an address shows that stands where something was embedded: a video, or a link that says on which
 * host it is.
 */
function embedded(address: string): Node[] {
  const id = youTubeId(address)
  if (id) return [video(id)]
  const target = linkTo(youTubePlaylist(address) ?? pageOf(address))
  const url = target && URL.parse(target.href ?? '', env().SITE_URL)
  return url?.protocol.startsWith('http') ? [make('a', [text(openWhat(url.href))], target)] : []
}

/** Elements that show what another address has. */
export const embeds =
  /^(?:iframe|oembed|object|embed|video|audio|lite-youtube|amp-(?:youtube|iframe|video|audio))$/

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg|js|css)(?:[?#]|$)/i
const isData = ({ name }: { name: string }) => /^data-|^cite$/.test(name)

/** The address that an attribute has whole; not that of a picture, or of the site's own pages. */
function addressIn({ name, value }: Element['attrs'][number]): string | undefined {
  const address = within(value.trim())
  const isWhole = /^(?:https?:)?\/\/[^\s"'<>\\]{4,2000}$/i.test(address)
  const isPath = /^(?:src|data)$/.test(name) && /^(?!#|[a-z][a-z\d+.-]*:)\S+$/i.test(address)
  const url = isWhole || isPath ? contentUrl(address) : undefined
  const isFilm = /\.(?:mp[34]|m4[av]|mov|webm)$/i.test(url?.pathname ?? '')
  const isShown = isFilm || (url && url.origin !== new URL(env().SITE_URL).origin)
  return isShown && !PICTURE.test(address) ? url?.href : undefined
}

/** What a script would have filled: an empty element with the address of a video or a page elsewhere. */
export function filledByScript({ attrs }: Element): Node[] {
  const film = attrs
    .filter(({ name }) => name !== 'style')
    .map(({ value }) => /https?:\/\/[^\s"'<>\\]+/.exec(value.replaceAll('\\/', '/'))?.[0] ?? '')
    .find(youTubeId)
  const address = film ?? attrs.filter(isData).map(addressIn).find(Boolean)
  return address ? embedded(address) : []
}

/** The video of a link to one whose picture is not shown. */
export function filmOf(link: Element): Node[] {
  const href = attribute(link, 'href')
  const images = findTags(link, 'img')
  const isLost = images.length > 0 && !images.some(usable) && isBlank(textOf([link]))
  return isLost && youTubeId(href) ? embedded(href) : []
}

/** A frame, a film or a sound: a video as the site shows it, else a link to where it is. */
export function embed(element: Element): Node[] {
  if (isTiny(element)) return []
  const id = attribute(element, 'videoid') || attribute(element, 'data-videoid')
  const all = [element, ...findTags(element, 'source', 'embed', 'param')].flatMap(
    ({ attrs }) => attrs,
  )
  const own = all.filter(({ name }) => /^(?:url|data|src|value)$/.test(name))
  const addresses = [...own, ...all.filter(isData)]
    .map(addressIn)
    .filter((one) => one !== undefined)
  const address = id ? watchUrl(id) : (addresses.find(youTubeId) ?? addresses[0])
  return address === undefined ? [] : embedded(address)
}

const ADDRESS = /^https?:\/\/[^\s<>"]{4,2000}$/
const endsLine = (node: Node | undefined) =>
  node === undefined || isBlock(node) || isTag(node, 'br')

/** The address that a node is, as text or as a link that has no other words. */
function addressOf(node: Node): string | undefined {
  const words = textOf([node]).trim()
  if (!ADDRESS.test(words) || isVideo(node)) return undefined
  const address = isTag(node, 'a') ? attribute(node, 'href') : words
  return isText(node) || youTubeId(address) ? address : undefined
}

/** An address alone on its line becomes what it leads to: a video, or a link. */
export function withAddresses(children: readonly Node[]): Node[] {
  const nodes = children.filter((node) => !isSpace(node))
  const alone = new Set(nodes.filter((_, at) => endsLine(nodes[at - 1]) && endsLine(nodes[at + 1])))
  return children.flatMap((node) => {
    const address = alone.has(node) ? addressOf(node) : undefined
    const id = address && youTubeId(address)
    if (id) return [video(id)]
    const target = address && linkTo(address)
    return target ? [make('a', [text(address)], target)] : [node]
  })
}
