import sanitizeHtml from 'sanitize-html'
import type { CleanHtml } from '@/lib/news/clean-html'
import { keptTags } from './elements'

const words = (list: string) => list.split(' ')

/**
 * Leaves of HTML what is on the allow-list, and nothing else: whatever happened to an article before, it
 * is safe behind this.
 */
export const allowed = (html: string): CleanHtml =>
  sanitizeHtml(html, {
    allowedTags: keptTags,
    allowedAttributes: {
      '*': words('dir lang data-unseen'),
      ol: words('start type reversed'),
      li: ['value'],
      th: words('scope colspan rowspan'),
      td: words('colspan rowspan'),
      a: words('data-facade href rel'),
      img: words('src srcset sizes alt width height loading decoding data-size'),
      div: words('data-scroll role aria-label tabindex'),
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: 40,
  }) as CleanHtml
