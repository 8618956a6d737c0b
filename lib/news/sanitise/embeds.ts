import { env } from '@/lib/env'
import { watchUrl, youTubeId, youTubePlaylist } from '@/lib/videos'
import { isBlock } from './elements'
import { elsewhere, linkTo } from './links'
import { isTiny, type Pictures, sourcesOf } from './pictures'
import {
  attribute,
  type Element,
  findTags,
  hasAttribute,
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

/** The page on which a visitor finds what a frame would show. */
function pageOf(address: string): string {
  const url = URL.parse(address.replace(/^\/\//, 'https://'))
  const asked = (name: string) => url?.searchParams.get(name) ?? ''
  const frame = `${url?.host}${url?.pathname}`
  if (/\.facebook\.com\//.test(frame) && /^https?:/.test(asked('href'))) return asked('href')
  const [, vimeo] = /^player\.vimeo\.com\/video\/(\d+)/.exec(frame) ?? []
  if (vimeo) return `https://vimeo.com/${vimeo}`
  const place = asked('q') || /!2s([^!]+)/.exec(asked('pb'))?.[1]
  if (place && /(?:^|\.)google\.[a-z.]+\/maps/.test(frame))
    return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
  return address
}

/**
 * What an address shows that stands where something was embedded: a video, or a link that says on which
 * host it is.
 */
function embedded(address: string, { shown }: Pictures, isCopy = false): Node[] {
  const id = youTubeId(address)
  const page = id ? watchUrl(id) : (youTubePlaylist(address) ?? pageOf(address))
  if (isCopy && shown.has(page)) return []
  shown.add(page)
  if (id) return [video(id)]
  const target = linkTo(page)
  const url = target && URL.parse(target.href ?? '', env().SITE_URL)
  if (!url?.protocol.startsWith('http')) return []
  return [make('a', [text(`Open on ${url.host.replace(/^www\./, '')}`)], target)]
}

/** Elements that show what another address has. */
export const embeds =
  /^(?:iframe|oembed|object|embed|video|audio|lite-youtube|amp-(?:youtube|iframe|video|audio))$/

/** An empty box that a script would have filled with a video or a post. */
export function filledByScript(element: Element, pictures: Pictures): Node[] {
  const address = element.attrs
    .filter(({ name }) => name !== 'style')
    .map(({ value }) => /https?:\/\/[^\s"'<>\\]+/.exec(value.replaceAll('\\/', '/'))?.[0] ?? '')
    .find(youTubeId)
  const isPost = /(?:^|\s)fb-/.test(attribute(element, 'class'))
  const post = isPost ? attribute(element, 'data-href') : ''
  return address || post ? embedded(address || post, pictures) : []
}

/**
 * A frame, a film or a sound: a video as the site shows it, else a link to where it is.
 * @param isCopy left out when it is shown already
 */
export function embed(element: Element, pictures: Pictures, isCopy = false): Node[] {
  if (isTiny(element)) return []
  const id = attribute(element, 'videoid') || attribute(element, 'data-videoid')
  const named = [element, ...findTags(element, 'source', 'embed', 'param')]
  const addresses = [
    ...sourcesOf(element),
    ...['url', 'data', 'src', 'value'].flatMap((name) => named.map((one) => attribute(one, name))),
    id && watchUrl(id),
  ]
  const address = addresses.find((one) =>
    /^(?:https?:)?\/\/|^\/(?!\/)|\.(?:mp[34]|m4[av]|mov|webm)$/i.test(one.trim()),
  )
  return address === undefined ? [] : embedded(address, pictures, isCopy)
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
