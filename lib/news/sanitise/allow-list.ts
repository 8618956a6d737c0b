import { html as ns } from 'parse5'
import sanitizeHtml from 'sanitize-html'
import type { CleanHtml } from '@/lib/news/clean-html'
import { attribute, type Element, isBlank, isElement, isText, type Node } from './tree'

const words = (list: string) => list.split(' ')

const blocks = words(
  'h1 h2 h3 h4 h5 h6 p div pre hr blockquote figure figcaption ul ol li table caption thead tbody tfoot tr th td',
)
/** What an article may have. Each other element becomes one of these, or goes and leaves its content. */
export const keptTags = [...blocks, ...words('br a img strong b em i s del sub sup q span')]

/** These go with their content: nobody sees it in a browser, or it works only by script or a plugin. */
const GONE =
  /^(?:script|style|title|template|textarea|select|datalist|dialog|no(?:embed|frames|script)|canvas|xml)$/
const BOX =
  /^(?:section|article|center|main|header|footer|aside|nav|details|fieldset|form|address|d[ltd]|marquee)$/
const others = new Map(Object.entries({ summary: 'p', legend: 'p', strike: 's' }))

/** The name that an element has on the site; '' for one that goes with its content. */
export function nameOf({ tagName, namespaceURI, parentNode }: Element): string {
  if (namespaceURI !== ns.NS.HTML || GONE.test(tagName)) return ''
  const isLoose = tagName === 'figcaption' && parentNode?.nodeName !== 'figure'
  return isLoose || BOX.test(tagName)
    ? 'div'
    : (others.get(tagName) ?? tagName.replace(/^(?:font|u|ins)$/, 'span'))
}

/** Whether the page shows a video in place of a link: it stands by itself. */
export const isVideo = (node: Node): boolean =>
  isElement(node) && attribute(node, 'data-facade') !== ''

/** Whether a browser begins a new line for a node: a block, or something around one. */
export const isBlock = (node: Node): boolean =>
  isElement(node) &&
  (blocks.includes(node.tagName) || isVideo(node) || node.childNodes.some(isBlock))

/** Whether an article would show anything of a node. Cells of a table keep their places. */
export const isShown = (node: Node): boolean =>
  (isText(node) && !isBlank(node.value)) ||
  (isElement(node) && (/^(?:img|hr|t[dh])$/.test(node.tagName) || node.childNodes.some(isShown)))

/** Leaves of HTML what is on the allow-list, and nothing else: it is safe behind this, whatever happened before. */
export const allowed = (html: string): CleanHtml =>
  sanitizeHtml(html, {
    allowedTags: keptTags,
    allowedAttributes: {
      '*': ['dir', 'lang'],
      ol: ['start', 'type'],
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
