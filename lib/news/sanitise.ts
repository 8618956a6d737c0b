import 'server-only'
import sanitizeHtml, { type IFrame, type IOptions } from 'sanitize-html'
import { rewritesFor } from './rewrite'

const allowed: IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'br', 'hr', 'blockquote', 'figure', 'figcaption'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'strong', 'b', 'em', 'i', 'sub', 'sup'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 40,
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'iframe', 'object', 'svg'],
    ...['math', 'template', 'title', 'noembed', 'noframes', 'canvas', 'audio', 'video', 'xml'],
  ],
}

const keptEmpty = ['img', 'br', 'hr', 'td', 'th', 'tr']

function leaveOut({ tag, attribs, text, mediaChildren }: IFrame): boolean | 'excludeTag' {
  if (tag === 'img') return !attribs.src
  if (tag === 'a' && !attribs.href) return 'excludeTag'
  return !keptEmpty.includes(tag) && !mediaChildren.length && !/[^\s\u200b]/.test(text)
}

/**
 * Makes an article's HTML safe and plain (contract, "News"): an allow-list of tags and attributes,
 * headings below the page's own h1, no empty paragraphs, tables that scroll by themselves.
 * @param html as the backend gave it
 * @returns HTML that may be put into the page as it is
 */
export function sanitise(html: string): string {
  const rewritten = sanitizeHtml(html, { ...allowed, transformTags: rewritesFor(html) })
  // What is empty shows only once everything else is gone.
  return sanitizeHtml(rewritten, { ...allowed, exclusiveFilter: leaveOut })
    .replaceAll('<table>', '<div data-scroll role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .trim()
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/**
 * The words of an article, for a description.
 * @param html from {@link sanitise}
 * @param length at most so many characters; a longer text ends at a word, with an ellipsis
 */
export function plainText(html: string, length: number): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`
}
