import { html } from 'parse5'
import { droppedTags, isBlock, isKept, isShown, renamedTags } from './elements'
import { embed, embeds, filledByScript } from './embeds'
import { isHidden, unseen } from './hidden'
import { linkTo } from './links'
import { noteLine, noteWordItem, orderedList } from './lists'
import { largestSource, picture, type Pictures, usable } from './pictures'
import { rules } from './rules'
import { withBreaks } from './text'
import {
  attribute,
  type Attributes,
  type Element,
  find,
  hasClass,
  isBlank,
  isElement,
  make,
  type Node,
  rename,
  setAttributes,
  styleOf,
  text,
  textOf,
} from './tree'

/** Tags that go and leave signs in their place. */
const signs: Record<string, [string, string]> = {
  q: ['“', '”'],
  wbr: ['\u200b', ''],
  button: [' ', ' '],
}

/** The name that an element has on the site. */
function nameOf(element: Element): string {
  if (hasClass(element, /^wp-caption$/)) return 'figure'
  if (hasClass(element, /^wp-caption-text$/) && element.tagName === 'p') return 'figcaption'
  if (/^(?:font|u|ins|bd[io])$/.test(element.tagName)) return 'span'
  return renamedTags.get(element.tagName) ?? element.tagName
}

const LANGUAGE = /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i

/** The attributes that say how to read an element, and those of its tag that say what it is. */
function attributesOf(element: Element, name: string): Attributes {
  const has = (attribute_: string, form: RegExp) => {
    const value = attribute(element, attribute_).trim()
    return form.test(value) ? value : undefined
  }
  const number = (name_: string) => has(name_, /^-?\d{1,6}$/)
  const style = styleOf(element, 'direction')
  const isTurned = style === 'rtl' || hasClass(element, /^ql-direction-rtl$/)
  const dir = has('dir', /^(?:ltr|rtl|auto)$/i)?.toLowerCase() ?? (isTurned ? 'rtl' : undefined)
  const reading = {
    dir: dir ?? (element.tagName === 'bdi' ? 'auto' : undefined),
    lang: has('lang', LANGUAGE),
  }
  if (name === 'a') return { ...linkTo(attribute(element, 'href')), ...reading }
  if (name === 'ol') return { ...orderedList(element), ...reading }
  if (name === 'li') return { value: number('value'), ...reading }
  if (!/^t[dh]$/.test(name)) return reading
  const scope = name === 'th' ? has('scope', /^(?:row|col|rowgroup|colgroup)$/) : undefined
  return { scope, colspan: number('colspan'), rowspan: number('rowspan'), ...reading }
}

/** What an item stands in. Anywhere else a browser ends what is open at the next one. */
const listsOf: Record<string, RegExp> = {
  li: /^(?:ol|ul|menu|dir)$/,
  dd: /^dl$/,
  dt: /^dl$/,
  figcaption: /^figure$/,
}

/** The name that a link with an icon tells screen readers. */
function nameOfIcon(element: Element): string {
  if (element.tagName !== 'a' || find(element, ({ tagName }) => tagName === 'img').length) return ''
  const words = textOf(find(element, (one) => hasClass(one, unseen)))
  return attribute(element, 'aria-label') || attribute(element, 'title') || words
}

/** Whether a table only puts things in their places, as those of newsletters. */
function isLayout(table: Element): boolean {
  if (/^(?:presentation|none)$/.test(attribute(table, 'role'))) return true
  if (find(table, ({ tagName }) => /^(?:th|caption)$/.test(tagName)).length) return false
  const cells = find(table, ({ tagName }) => /^(?:table|td)$/.test(tagName))
  return cells.length === 1 || cells.some(({ tagName }) => tagName === 'table')
}

/** Makes boxes of a table and its own rows and cells. */
function makeBoxes(part: Element): void {
  for (const child of part.childNodes)
    if (isElement(child) && /^t(?:body|head|foot|[rdh])$/.test(child.tagName)) makeBoxes(child)
  part.tagName = 'div'
}

/** Notes what the children of an element will need of it, while its attributes are there. */
function prepare(element: Element): void {
  if (element.tagName === 'table' && isLayout(element)) makeBoxes(element)
  if (element.tagName === 'p') noteWordItem(element)
  const isTyped = /^(?:pre|break)/.test(styleOf(element, 'white-space'))
  if (isTyped && element.tagName !== 'pre') withBreaks(element)
  for (const child of element.childNodes.filter(isElement)) {
    const lists = listsOf[child.tagName]
    if (child.tagName === 'li') noteLine(child, element)
    if (lists && !lists.test(element.tagName)) child.tagName = 'div'
    if (child.tagName === 'source' && element.tagName === 'picture') {
      const source = largestSource(child)
      for (const image of find(element, ({ tagName }) => tagName === 'img'))
        if (source) image.attrs.push({ name: 'data-picture-srcset', value: source })
    }
  }
}

/** The picture of a `noscript`, unless the one beside it is shown already. */
function withoutScript(element: Element, at: number, siblings: Node[], pictures: Pictures): Node[] {
  const isImage = ({ tagName }: Element) => tagName === 'img'
  const beside = (step: -1 | 1): Element[] => {
    let next = at + step
    const isNext = (node?: Node) => isElement(node) && node.tagName !== 'br'
    while (siblings[next] && !isNext(siblings[next])) next += step
    const neighbour = siblings[next]
    return neighbour ? find(make('div', [neighbour]), isImage) : []
  }
  if ([...beside(-1), ...beside(1)].some((image) => !isHidden(image) && usable(image))) return []
  const frames = find(element, ({ tagName }) => tagName === 'iframe')
  return [
    ...find(element, isImage).flatMap((image) => picture(image, pictures, true)),
    ...frames.flatMap((frame) => embed(frame, pictures, true)),
  ]
}

/** The picture and caption that Blogger lays out as a table. */
function figureOf(element: Element): Element {
  const below = (nodes: Node[]) => nodes.filter(isElement).flatMap(({ childNodes }) => childNodes)
  const cells = below(below(element.childNodes)).filter(isElement)
  const isCaption = (cell: Element) => hasClass(cell, /^tr-caption$/)
  return make(
    'figure',
    cells.flatMap((one) =>
      isCaption(one) ? [make('figcaption', one.childNodes)] : one.childNodes,
    ),
  )
}

function convertNode(node: Node, at: number, siblings: Node[], pictures: Pictures): Node[] {
  if (!isElement(node)) return node.nodeName === '#text' ? [node] : []
  const { tagName } = node
  if (node.namespaceURI !== html.NS.HTML || droppedTags.has(tagName) || isHidden(node)) return []
  if (tagName === 'noscript') return withoutScript(node, at, siblings, pictures)
  if (/^(?:amp-)?img$/.test(tagName)) return picture(node, pictures)
  if (embeds.test(tagName)) return embed(node, pictures)
  if (hasClass(node, /^tr-caption-container$/))
    return convertNode(figureOf(node), at, siblings, pictures)
  const icon = nameOfIcon(node)
  prepare(node)
  node.childNodes = convertNodes(node.childNodes, pictures)
  return finishElement(node, icon, pictures)
}

/** Whether a list or a table has a place for a node. */
const isPart = (node: Node) => (isElement(node) && node.tagName !== 'br') || isShown(node)

function finishElement(element: Element, icon: string, pictures: Pictures): Node[] {
  const { tagName } = element
  const name = nameOf(element)
  if (/^(?:br|hr)$/.test(name)) return [make(name)]
  if (!isKept(name)) {
    const [before, after] = signs[tagName] ?? []
    return before ? [text(before), ...element.childNodes, text(after ?? '')] : element.childNodes
  }
  if (!isShown(element) && !isBlank(icon)) element.childNodes = [text(icon)]
  if (!isShown(element)) {
    // What an empty block stood between does not run together.
    const isEmptyBlock = [element, make(name)].some(isBlock)
    return isEmptyBlock ? [...filledByScript(element, pictures), text('\n\n')] : element.childNodes
  }
  if (/^(?:summary|legend)$/.test(tagName) && !element.childNodes.some(isBlock))
    element.childNodes = [make('strong', element.childNodes)]
  if (/^(?:table|t(?:head|body|foot|r)|[uod]l)$/.test(name))
    element.childNodes = element.childNodes.filter(isPart)
  // A browser shows in a list also what stands beside its lines.
  if (/^[uo]l$/.test(name))
    element.childNodes = element.childNodes.map((child) =>
      isElement(child) && /^(?:li|[uo]l)$/.test(child.tagName) ? child : make('li', [child]),
    )
  const kept = attributesOf(element, name)
  const result = (rules[name] ?? ((one) => [one]))(rename(element, name), kept)
  setAttributes(element, kept)
  return result
}

const convertNodes = (nodes: Node[], pictures: Pictures): Node[] =>
  nodes.flatMap((node, at) => convertNode(node, at, nodes, pictures))

/** The nodes of an article by the rules, from the innermost outwards. */
export function convert(body: Element, pictures: Pictures): Node[] {
  prepare(body)
  return convertNodes(body.childNodes, pictures)
}
