import { isBlockTag, nameOf } from './elements'
import { applyStyles } from './style-sheet'
import {
  attribute,
  type Element,
  find,
  findTags,
  hasAttribute,
  isBlank,
  isElement,
  isSpace,
  isTag,
  make,
  type Node,
  remove,
  styleOf,
  styles,
  text,
  textOf,
} from './tree'

/*
 * How a browser would lay an element out, from its tag, its attributes and what styles say: whether it is
 * seen, stands on a line of its own, is a line of a list, and how large it is. All rules go by these facts.
 */

const units: Record<string, number> = {
  ...{ '': 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 37.8, mm: 3.78, em: 16, rem: 16 },
  // The column of an article has about a thousand pixels.
  '%': 10,
}

/** A length in pixels; NaN for what is none. */
function pixels(length: string): number {
  const [, unit = ''] = /^[-\s\d.]*([a-z%]*)/.exec(length) ?? []
  return parseFloat(length) * (units[unit] ?? NaN)
}

/** The size that an element says it has: NaN where it says nothing, or zero beside a true size. */
export function sizeOf(element: Element): { width: number; height: number } {
  const side = (name: string) =>
    [styleOf(element, name), attribute(element, name)]
      .map((length) => (length.includes('%') ? NaN : Math.round(pixels(length))))
      .find((length) => !Number.isNaN(length)) ?? NaN
  const [width, height] = [side('width'), side('height')]
  return {
    width: width === 0 && height > 2 ? NaN : width,
    height: height === 0 && width > 2 ? NaN : height,
  }
}

/** What a style says of the left side of a box. */
const left = (element: Element, box: string): number =>
  pixels(styleOf(element, `${box}-left`) || (styleOf(element, box).split(/\s+/).at(-1) ?? '')) || 0

/** Whether an element ends outside of the page: a paragraph that hangs has a margin as large. */
function isOutside(element: Element): boolean {
  const at = (name: string) => pixels(styleOf(element, name)) || 0
  const begins = left(element, 'margin') + left(element, 'padding') + at('text-indent')
  const isPlaced = /^(?:absolute|fixed)/.test(styleOf(element, 'position'))
  const sides = isPlaced ? ['left', 'right', 'top', 'bottom'].map(at) : []
  return Math.min(begins + (sides[0] ?? 0), ...sides) <= -999
}

/** Whether an element has no height. Padding makes room in one: so do the boxes around videos. */
function isFlat(element: Element): boolean {
  const says = (...names: string[]) => names.map((name) => styleOf(element, name)).join(' ')
  const isPadded = /[1-9]/.test(says('padding', 'padding-top', 'padding-bottom'))
  const isCut = /^(?:hidden|clip)/.test(says('overflow'))
  const isNothing = pixels(says('max-height')) <= 1 || (isCut && pixels(says('height')) <= 1)
  return isNothing && !isPadded && element.tagName !== 'img'
}

const MOVES =
  /(?:^|[\s!_-])(?<!text-)(?:wow|aos|w-id|accordion|collaps|framer|anim|fade|reveal|slide|appear|invisible|trans(?:form|late|ition)|will-change)/i

/** Whether a script moves an element in, by its class, an attribute or a style: until then it is invisible. */
function movesIn(element: Element): boolean {
  const attributes = element.attrs.map(({ name }) => name)
  const properties = (styles.get(element) ?? []).flatMap((style) => [...style.keys()])
  const names = [attribute(element, 'class'), ...attributes, ...properties]
  return names.some((name) => MOVES.test(name))
}

/** Names by which themes hide what only screen readers are to say. */
const UNSEEN = /(?:^|\s)(?:screen-reader-text|sr-only|visually-hidden)(?:\s|$)/

/** Whether only screen readers say it. */
export const isHeard = (element: Element): boolean =>
  UNSEEN.test(attribute(element, 'class')) ||
  /^rect\(\s*[01]/.test(styleOf(element, 'clip')) ||
  /^inset\((?:50|100)%/.test(styleOf(element, 'clip-path'))

/**
 * Whether nobody sees an element: not what is hidden only until a press or a script shows it.
 * @param pointed the ids of what links and buttons of the article lead to, and whether they open it
 */
function isHidden(element: Element, pointed: Map<string, boolean>): boolean {
  const says = (property: string, form: RegExp) => form.test(styleOf(element, property))
  const isClosed =
    (hasAttribute(element, 'hidden') && !/^until-found$/i.test(attribute(element, 'hidden'))) ||
    (isTag(element, 'dialog') && !hasAttribute(element, 'open')) ||
    says('display', /^none/)
  const id = attribute(element, 'id')
  const opens = pointed.has(id) || attribute(element, 'role') === 'tabpanel'
  if (isClosed && !opens) return true
  if (isClosed) pointed.set(id, true)
  // A picture or a frame of two pixels only counts who reads.
  const isFramed = isTag(element, 'img', 'iframe', 'embed')
  if (isFramed && Object.values(sizeOf(element)).some((side) => side <= 2)) return true
  if (!styles.has(element)) return false
  const isInvisible =
    says('visibility', /^(?:hidden|collapse)/) ||
    isFlat(element) ||
    // A picture without opacity waits for a script to show it.
    (element.tagName !== 'img' && pixels(styleOf(element, 'opacity')) === 0)
  return (isInvisible && !opens && !movesIn(element)) || isOutside(element)
}

/** Links to a comment, and from a comment to its place, in Google Docs and Word. */
const TO_COMMENT = /^#(?:cmnt\d|_msocom)/
const FROM_COMMENT = /^#(?:cmnt_ref|_msoanchor)/
const COMMENT = /(?:^|\s)(?:mso-?com|_com_\d|msodel)/i

/** What says that words were taken out, and by whom. */
const DELETED = /(?:^|[\s_-])del(?:ete|eted|etion)?(?![a-z])/i
const WHO = /^cite$|^data-.*(?:user|author|change|track)/

/** Whether the first that an element has is a link from a comment. */
function isCommentText(element: Element): boolean {
  let first: Node | undefined = element
  while (isElement(first) && !FROM_COMMENT.test(attribute(first, 'href')))
    first = first.childNodes.find((node) => !isSpace(node))
  return isElement(first)
}

/** Whether an element was written beside the text: a comment, or what a named person took out of it. */
function isBeside(element: Element): boolean {
  const { tagName, attrs } = element
  const named = attrs.filter(({ name }) => /^(?:class$|id$|data-)/.test(name))
  const names = [tagName, ...named.map(({ value }) => value)].join(' ')
  return (
    COMMENT.test(names) ||
    styleOf(element, 'mso-element').startsWith('comment') ||
    TO_COMMENT.test(attribute(element, 'href')) ||
    (isTag(element, 'div', 'p', 'li', 'a') && isCommentText(element)) ||
    (DELETED.test(names) && attrs.some(({ name }) => WHO.test(name))) ||
    (hasAttribute(element, 'data-suggestion-end-after') &&
      /(?:^|,)deletion/.test(attribute(element, 'data-suggestion-start-before')))
  )
}

/** Whether an inline element has a line of its own, by its style or by what is in it. */
const hasLine = (node: Node): boolean =>
  isElement(node) &&
  !isHeard(node) &&
  (/^(?:block|flex|grid|table$|list-item|flow-root)/.test(styleOf(node, 'display')) ||
    node.childNodes.some(hasLine))

/** Whether an element only stands apart from what is beside it, and is more than a letter of a word. */
const isApart = (node: Node | undefined): boolean =>
  isElement(node) &&
  (isApart(node.childNodes[0]) ||
    isApart(node.childNodes.at(-1)) ||
    (/^(?:inline-|table-)/.test(styleOf(node, 'display')) && textOf([node]).length > 1) ||
    (isTag(node, 'a') && isBlank(textOf([node]))) ||
    isTag(node, 'button'))

/** The children of an element, its inline ones parted as in a browser: by breaks or by spaces. */
export function parted(element: Element): Node[] {
  const isSpread = /flex|grid/.test(styleOf(element, 'display'))
  const isEnd = (node: Node) => isTag(node, 'br') || isBlockTag(nameOf(node.nodeName))
  return element.childNodes.flatMap((node, at, all) => {
    const before = isSpace(all[at - 1]) ? all[at - 2] : all[at - 1]
    if (!before || isSpace(node)) return [node]
    const both = [before, node]
    if (both.some(isEnd)) return [node]
    if (both.some(hasLine)) return [make('br'), node]
    return isSpread || both.some((one) => isApart(one)) ? [text(' '), node] : [node]
  })
}

/** The kind of a list, and its letters in place of digits, by the signs that styles or `type` give its lines. */
export function signsOf(element: Element): { list?: 'ul' | 'ol'; type?: string } {
  const style = styleOf(element, 'list-style-type') || styleOf(element, 'list-style')
  const sign = style || attribute(element, 'type')
  if (/\b(?:disc|circle|square|disclosure)\b|^["'][^\d]/.test(sign)) return { list: 'ul' }
  const [, letters, kind] = /\b(lower|upper)-(alpha|latin|roman)\b/.exec(sign) ?? []
  const type = kind === 'roman' ? 'i' : 'a'
  if (letters) return { list: 'ol', type: letters === 'upper' ? type.toUpperCase() : type }
  if (/^[aAiI]$/.test(sign)) return { list: 'ol', type: sign }
  return /\bdecimal\b/.test(sign) ? { list: 'ol' } : {}
}

/** The id that an attribute says a press leads to or opens. */
const idIn = ({ name, value }: Element['attrs'][number]): string | undefined =>
  /^(?:for|aria-controls|popovertarget|commandfor|data-.*)$/.test(name)
    ? /^\s*#?(\S+)\s*$/.exec(value)?.[1]
    : /^\s*#(\S+)/.exec(value)?.[1]

/** Whether a list only names the headings of the article, which follow: not what opens its parts. */
function isContents(element: Element, pointed: Map<string, boolean>): boolean {
  const names = `${element.tagName} ${attribute(element, 'id')} ${attribute(element, 'class')}`
  const isNamed = /^nav\b|\btoc\b|table-of-contents/i.test(names)
  if (!isNamed && !isTag(element, 'ul', 'ol')) return false
  const links = findTags(element, 'a')
  const letters = (nodes: Node[]) => textOf(nodes).replace(/\s/g, '')
  const leads = ({ attrs }: Element) =>
    attrs.some(
      ({ name, value }) => name === 'href' && /^#/.test(value) && !pointed.get(value.slice(1)),
    )
  const isWhole = isNamed || letters(links) === letters([element])
  return links.length > 1 && isWhole && links.every(leads)
}

/** Gives the elements of an article their styles, and takes out what nobody sees and what was not for readers. */
export function layOut(body: Element, css: string): void {
  applyStyles(body, css)
  remove(body, isBeside)
  const all = find(body, () => true).flatMap(({ attrs }) => attrs.map(idIn))
  const pointed = new Map(all.filter((id) => id !== undefined).map((id) => [id, false]))
  remove(body, (one) => isHidden(one, pointed))
  remove(body, (one) => isContents(one, pointed))
}
