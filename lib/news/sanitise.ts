import 'server-only'
import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { rewrites } from './rewrite'
import { tidy } from './tidy'

const words = (list: string) => list.split(' ')

const allowed: IOptions = {
  allowedTags: [
    ...words('h1 h2 h3 h4 h5 h6 p div br hr blockquote figure figcaption'),
    ...words('ul ol li dl dt dd a img strong b em i s del sub sup'),
    ...words('table caption thead tbody tfoot tr th td'),
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'data-video'],
    img: words('src srcset sizes alt width height loading decoding data-unsized'),
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 40,
  nonTextTags: [
    ...words('script style textarea option xmp noscript iframe object svg math template title'),
    ...words('noembed noframes canvas audio video xml'),
  ],
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}

/** Headings below the page's own h1, in the order they have. */
function lowerHeadings(html: string): string {
  const levels = [...html.matchAll(/<h([1-6])>/g)].map((match) => Number(match[1]))
  const shift = 2 - Math.min(...levels)
  return html.replace(
    /(<\/?h)([1-6])>/g,
    (_, start: string, level: string) => `${start}${Math.min(6, Number(level) + shift)}>`,
  )
}

/**
 * Makes an article's HTML safe and plain (contract, "News"): an allow-list of tags and attributes,
 * headings below the page's own, no empty paragraphs, tables that scroll by themselves.
 * @param html as the backend gave it
 * @returns HTML that may be put into the page as it is
 */
export function sanitise(html: string): string {
  const rewritten = sanitizeHtml(html, { ...allowed, transformTags: rewrites })
  // A tag that was rewritten into one that isn't allowed leaves its end behind.
  return lowerHeadings(tidy(sanitizeHtml(rewritten, allowed)))
    .replaceAll('<table>', '<div data-scroll role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/**
 * The words of an article in one line.
 * @param html from {@link sanitise}
 */
export const plainText = (html: string): string =>
  html
    .replace(/<a [^>]*data-video[^>]*>[^<]*/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
