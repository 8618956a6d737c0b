import { type Element, hasAttribute, isBlank, isElement, isTag, isText, type Node } from './tree'

const words = (list: string) => list.split(' ')

const blocks = new Set(
  words(
    'h1 h2 h3 h4 h5 h6 p div pre hr blockquote figure figcaption ul ol li dl dt dd table caption ' +
      'thead tbody tfoot tr th td',
  ),
)

/** What an article may have. Each other element becomes one of these, or goes and leaves its content. */
export const keptTags = [...blocks, ...words('br a img strong b em i s del sub sup q span')]

/** What becomes of elements that an article does not have: the name on the left. */
const renamed = {
  /** These go with their content: nobody sees it in a browser, or it works only by script or a plugin. */
  '':
    'script style title template textarea select datalist noembed noframes canvas map xml ' +
    'source param track input link meta',
  div:
    'section article center main header footer aside nav hgroup details dialog fieldset form ' +
    'address search marquee',
  ul: 'menu dir',
  pre: 'listing plaintext xmp',
  p: 'summary legend',
  s: 'strike',
  span: 'font u ins bdi bdo',
}
const names = new Map(
  Object.entries(renamed).flatMap(([name, tags]) => words(tags).map((tag) => [tag, name])),
)

/** The name that an element has on the site; '' for one that goes with its content. */
export const nameOf = (tag: string): string => names.get(tag) ?? tag

export const isBlockTag = (name: string): boolean => blocks.has(name)

/** Whether a browser begins a new line for it: a block, or something around one. */
export const isBlock = (node: Node): node is Element =>
  isElement(node) && (isBlockTag(node.tagName) || node.childNodes.some(isBlock))

/** Whether an article would show anything of a node. Cells of a table keep their places. */
export const isShown = (node: Node): boolean =>
  isText(node)
    ? !isBlank(node.value)
    : isTag(node, 'img', 'hr', 'td', 'th', 'tr') ||
      (isElement(node) && !hasAttribute(node, 'data-unseen') && node.childNodes.some(isShown))
