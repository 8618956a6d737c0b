import 'server-only'
import { withoutEmpty } from './tidy'

const ID = '([\\w-]{11})'
const FORMS = [
  new RegExp(`^https?://(?:www\\.|m\\.)?youtube\\.com/watch\\?(?:.*&)?v=${ID}(?:[&#]|$)`),
  new RegExp(
    `^https?://(?:www\\.|m\\.)?youtube(?:-nocookie)?\\.com/(?:embed|shorts)/${ID}(?:[?#/]|$)`,
  ),
  new RegExp(`^https?://youtu\\.be/${ID}(?:[?#/]|$)`),
]

/**
 * Finds the video in an address of the watch, embed, shorts or short-link form (specification 2.13).
 * @param address absolute, or starting with `//`
 * @returns the 11-character id, or undefined
 */
export function youTubeId(address: string): string | undefined {
  const absolute = address.trim().replace(/^\/\//, 'https://')
  return FORMS.map((form) => form.exec(absolute)?.[1]).find(Boolean)
}

/** The page of a video with the host it comes from. */
export const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${id}`

/**
 * The player of a video, from the host that sets no cookie (contract, "Consent for content"). It
 * starts by itself, because it is loaded by a click (specification 4), and answers when asked whether
 * it is there.
 */
const embedUrl = (id: string) =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&enablejsapi=1`

/** A video as a page shows it: what it links to and what the player loads (specification 3.7). */
export const videoFromId = (id: string) => ({ href: watchUrl(id), embed: embedUrl(id) })

/** The same from its address; one that is of no known form stays a link. */
export function videoFromAddress(address: string): { href: string; embed?: string } {
  const id = youTubeId(address)
  return id ? videoFromId(id) : { href: address }
}

/** A piece of an article's body: safe HTML, or a video as a facade shows it. */
export type ArticlePart = { html: string } | { video: { href: string; embed: string } }

/** What may be closed before a video and opened again behind it; elsewhere a video stays a link. */
const OPENABLE = 'p|div|figure|strong|b|em|i'
const TAG = /<a [^>]*data-video="([\w-]{11})"[^>]*>[^<]*<\/a>|<(\/)?(\w+)(?:\s[^>]*?)?(\/)?>/g
const openable = new RegExp(`^(${OPENABLE})$`)

/**
 * Takes an article apart at its videos, so that each can be drawn as a facade (contract, "Consent
 * for content").
 * @param html from `sanitise`
 */
export function articleParts(html: string): ArticlePart[] {
  const parts: ArticlePart[] = []
  const open: string[] = []
  let before = ''
  let start = 0
  for (const { 0: tag, 1: video, 2: closes, 3: name = '', 4: isVoid, index } of html.matchAll(
    TAG,
  )) {
    if (closes) open.pop()
    else if (!video && !isVoid) open.push(name)
    if (!video || !open.every((one) => openable.test(one))) continue
    const closing = [...open].reverse().map((one) => `</${one}>`)
    parts.push({ html: before + html.slice(start, index) + closing.join('') })
    parts.push({ video: videoFromId(video) })
    before = open.map((one) => `<${one}>`).join('')
    start = index + tag.length
  }
  parts.push({ html: before + html.slice(start) })
  return parts
    .map((part) => ('html' in part ? { html: withoutEmpty(part.html).trim() } : part))
    .filter((part) => !('html' in part) || part.html)
}
