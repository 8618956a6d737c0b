import 'server-only'
import { videoFromId } from '@/lib/video'
import { withoutEmpty } from './tidy'

/** A piece of an article's body: safe HTML, or a video as a facade shows it. */
export type ArticlePart = { html: string } | { video: { href: string; embed: string } }

/** What may be closed before a video and opened again behind it; elsewhere a video stays a link. */
const OPENABLE = 'p|div|figure|strong|b|em|i'
const TAG = /<a [^>]*data-video="([\w-]{11})"[^>]*>[^<]*<\/a>|<(\/)?(\w+)[^>]*?(\/)?>/g
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
