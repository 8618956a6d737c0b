import 'server-only'
import { videoFromId } from '@/lib/videos'
import type { CleanHtml } from './clean-html'

/** A piece of an article's body: safe HTML, or a video as a facade shows it. */
export type ArticlePart = { html: string } | { video: { href: string; embed: string } }

/** A video stands by itself, so that what is before and behind it is whole. */
const VIDEO = /<a data-facade="([\w-]{11})"[^<>]*>[^<]*<\/a>/

/** Takes an article apart at its videos, so that each can be drawn as a facade (contract, "Consent for content"). */
export const articleParts = (html: CleanHtml): ArticlePart[] =>
  html.split(VIDEO).flatMap((part, at): ArticlePart[] => {
    if (at % 2) return [{ video: videoFromId(part) }]
    return part ? [{ html: part }] : []
  })

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const INLINE = /<\/?(?:a|strong|b|em|i|s|del|su[bp]|q|span)(?: [^<>]*)?>/g

/** The words of an article in one line. */
export const articleWords = (html: CleanHtml): string =>
  html
    .replaceAll(new RegExp(VIDEO, 'g'), ' ')
    .replace(INLINE, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
