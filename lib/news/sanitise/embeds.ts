import { env } from '@/lib/env'
import { contentUrl, longestAddress } from '@/lib/news/banner'
import { watchUrl, youTubeId, youTubePlaylist } from '@/lib/videos'
import { isBlock } from './elements'
import { elsewhere, inner, linkTo } from './links'
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

/** The address in another one that only shows it: that of a provider of frames, or of the author's site. */
function within(address: string): string {
  const shown = address.length < longestAddress && inner(URL.parse(address, env().SITE_URL))
  return shown ? within(shown) : address
}

/** The page on which a visitor finds what a frame would show: of a map its point, or the end of its way. */
function pageOf(address: string): string {
  const { pathname = '', searchParams } = URL.parse(address) ?? {}
  const code = searchParams?.get('pb') ?? ''
  const [, name] = [...code.matchAll(/!1s0x[^!]*!2s([^!]+)/g)].at(-1) ?? []
  const [, east, north] = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(code) ?? []
  const asked = pathname.startsWith('/maps') && searchParams?.get('q')
  const place = asked || name || (north && `${north},${east}`)
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

/** Elements that show what another address has: a film, a sound or a page. */
export const isEmbed = (node: Node): boolean =>
  isTag(node, 'iframe', 'object', 'embed', 'video', 'audio', 'oembed')

const UNSHOWN = /\.(?:jpe?g|png|gif|webp|avif|svg|js|css)(?:[?#]|$)/i
const FILM = /\.(?:mp[34]|m4[av]|mov|webm)$/i

/** The address that an attribute has whole; not that of a picture, or of the site's own pages. */
function addressIn({ name, value }: Element['attrs'][number]): string | undefined {
  const address = within(value.trim())
  if (/^(?:#|$)|["'<>\\]/.test(address)) return undefined
  const isPath = /^(?:src|data)$/.test(name)
  const url = isPath || /^(?:https?:)?\/\//i.test(address) ? contentUrl(address) : undefined
  const isOwn = url?.origin === new URL(env().SITE_URL).origin && !FILM.test(url.pathname)
  return isOwn || UNSHOWN.test(address) ? undefined : url?.href
}

/**
 * Where an element leads that shows nothing itself: a frame, or what a script would have filled. A video as the
 * site shows it, else a link to the page elsewhere.
 */
export function embed(element: Element): Node[] {
  const parts = findTags(element, 'source', 'embed', 'param')
  const all = [element, ...parts].flatMap(({ attrs }) => attrs)
  const leading = isEmbed(element) ? /^(?:url|data|src|value|data-.*)$/ : /^(?:cite|data-.*)$/
  const films = all.map(
    ({ value }) => /https?:\/\/[^\s"'<>\\]+/.exec(value.replaceAll('\\/', '/'))?.[0] ?? '',
  )
  const whole = all.filter(({ name }) => leading.test(name)).map((one) => addressIn(one) ?? '')
  const address = [...films, ...whole].find(youTubeId) ?? whole.find(Boolean)
  return address ? embedded(address) : []
}

const ADDRESS = /^https?:\/\/[^\s<>"]{4,2000}$/
const endsLine = (node: Node | undefined) =>
  node === undefined || isBlock(node) || isTag(node, 'br')

/** An address alone on its line, as text or as a link to a video, becomes what it leads to. */
export function withAddresses(children: readonly Node[]): Node[] {
  const nodes = children.filter((node) => !isSpace(node))
  const alone = new Set(nodes.filter((_, at) => endsLine(nodes[at - 1]) && endsLine(nodes[at + 1])))
  return children.flatMap((node) => {
    const words = alone.has(node) ? textOf([node]).trim() : ''
    if (!ADDRESS.test(words) || isVideo(node)) return [node]
    const id = youTubeId(isTag(node, 'a') ? attribute(node, 'href') : words)
    if (id) return [video(id)]
    const target = isText(node) && linkTo(words)
    return target ? [make('a', [text(words)], target)] : [node]
  })
}
