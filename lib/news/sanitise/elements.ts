import { type Element, isBlank, isElement, isText, type Node } from './tree'

const words = (list: string) => list.split(' ')
const set = (list: string): ReadonlySet<string> => new Set(words(list))

/** What an article may have. Each other element becomes one of these, or goes and leaves its content. */
export const keptTags = words(
  'h1 h2 h3 h4 h5 h6 p div pre br hr blockquote figure figcaption ul ol li dl dt dd a img ' +
    'strong b em i s del sub sup span table caption thead tbody tfoot tr th td',
)

/** What each may have, beside `dir` and `lang`. */
export const keptAttributes: Record<string, string[]> = {
  ol: words('start type reversed'),
  li: ['value'],
  th: words('colspan rowspan scope'),
  td: words('colspan rowspan'),
}

/** What goes with its content: nobody sees it in a browser, or it works only by script or a plugin. */
export const droppedTags = set(
  'script style title template head meta link base textarea select option datalist input ' +
    'noembed noframes canvas math svg map area xml param source track',
)

/** Boxes of HTML that an article has no need of. */
const boxes = words(
  'section article center main header footer aside nav hgroup details dialog fieldset form ' +
    'address search marquee frameset optgroup',
)

/** What each element becomes that has another name here. */
export const renamedTags: ReadonlyMap<string, string> = new Map([
  ...boxes.map((tag) => [tag, 'div'] as const),
  ...(['menu', 'dir'] as const).map((tag) => [tag, 'ul'] as const),
  ...(['listing', 'plaintext', 'xmp'] as const).map((tag) => [tag, 'pre'] as const),
  ...(['summary', 'legend'] as const).map((tag) => [tag, 'p'] as const),
  ['strike', 's'],
])

const kept = new Set(keptTags)
export const isKept = (tag: string): boolean => kept.has(tag)

const blocks = set(
  'h1 h2 h3 h4 h5 h6 p div pre hr blockquote figure figcaption ul ol li dl dt dd table caption ' +
    'thead tbody tfoot tr th td',
)

/** Whether a browser begins a new line for it: a block, or something around one. */
export const isBlock = (node: Node): node is Element =>
  isElement(node) && (blocks.has(node.tagName) || node.childNodes.some(isBlock))

/** Whether an article would show anything of a node. Cells of a table keep their places. */
export const isShown = (node: Node): boolean =>
  isText(node)
    ? !isBlank(node.value)
    : isElement(node) && (/^(?:img|hr|t[dhr])$/.test(node.tagName) || node.childNodes.some(isShown))
