import sanitizeHtml from 'sanitize-html'
import type { CleanHtml } from '@/lib/news/clean-html'
import { keptTags } from './elements'

/**
 * Leaves of HTML what is on the allow-list, and nothing else: whatever happened to an article before, it
 * is safe behind this.
 */
export const allowed = (html: string): CleanHtml =>
  sanitizeHtml(html, {
    allowedTags: keptTags,
    allowedAttributes: {
      '*': ['dir', 'lang', 'data-unseen'],
      ol: ['start', 'type', 'reversed'],
      li: ['value'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      a: ['data-facade', 'href', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding', 'data-size'],
      div: ['data-scroll', 'role', 'aria-label', 'tabindex'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: 40,
  }) as CleanHtml
