import { html } from 'parse5'
import { isBlock, isShown, keptAttributes, keptTags, nameOf } from './elements'
import { embed, embeds, filledByScript } from './embeds'
import { isHidden, unseen } from './hidden'
import { linkTo } from './links'
import { noteLine, noteWordItem, numbering } from './lists'
import { picture, type Pictures, sourcesOf, usable } from './pictures'
import { rules } from './rules'
import { withBreaks } from './text'
import {
  attribute,
  type Attributes,
  type Element,
  find,
  findTags,
  hasAttribute,
  hasClass,
  isBlank,
  isElement,
  isTag,
  isText,
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

/** The attributes that say how to read an element, and those of its tag that say what it is. */
function attributesOf(element: Element, name: string): Attributes {
  const kept: Attributes = name === 'a' ? { ...linkTo(attribute(element, 'href')) } : {}
  for (const [key, form] of Object.entries({ ...keptAttributes[name], ...keptAttributes['*'] })) {
    const value = attribute(element, key).trim()
    if (hasAttribute(element, key) && form.test(value)) kept[key] = value
  }
  const isTurned = styleOf(element, 'direction') === 'rtl' || hasClass(element, 'ql-direction-rtl')
  const dir = isTurned ? 'rtl' : element.tagName === 'bdi' ? 'auto' : undefined
  kept.dir = kept.dir?.toLowerCase() ?? dir
  if (name === 'ol') kept.type = numbering(element) ?? kept.type
  return kept
}

/** What an item stands in. Anywhere else a browser ends what is open at the next one. */
const listsOf: Record<string, string[]> = {
  li: ['ol', 'ul', 'menu', 'dir'],
  dd: ['dl'],
  dt: ['dl'],
  figcaption: ['figure'],
}

/** The name that a link with an icon tells screen readers. */
function nameOfIcon(element: Element): string {
  if (!isTag(element, 'a') || findTags(element, 'img').length) return ''
  const words = textOf(find(element, (one) => hasClass(one, ...unseen)))
  return attribute(element, 'aria-label') || attribute(element, 'title') || words
}

/** Whether a table only puts things in their places, as those of newsletters. */
function isLayout(table: Element): boolean {
  if (/^(?:presentation|none)$/.test(attribute(table, 'role'))) return true
  if (findTags(table, 'th', 'caption').length) return false
  const cells = findTags(table, 'table', 'td')
  return cells.length === 1 || cells.some((cell) => isTag(cell, 'table'))
}

/** Makes boxes of a table and its own rows and cells. */
function makeBoxes(part: Element): void {
  for (const child of part.childNodes)
    if (isTag(child, 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th')) makeBoxes(child)
  rename(part, 'div')
}

/** The picture and caption that Blogger lays out as a table. */
function figureOf(table: Element): Element {
  const inside = (nodes: Node[]) => nodes.filter(isElement).flatMap(({ childNodes }) => childNodes)
  const cells = inside(inside(table.childNodes)).filter(isElement)
  const parts = cells.flatMap((cell) =>
    hasClass(cell, 'tr-caption') ? [make('figcaption', cell.childNodes)] : cell.childNodes,
  )
  return make('figure', parts)
}

/** Settles what an element and its children are, while all attributes are there. */
function prepare(element: Element): void {
  if (isTag(element, 'table') && isLayout(element)) makeBoxes(element)
  if (isTag(element, 'p')) noteWordItem(element)
  if (isTag(element, 'p') && hasClass(element, 'wp-caption-text')) rename(element, 'figcaption')
  if (hasClass(element, 'wp-caption')) rename(element, 'figure')
  const { tagName } = element
  const isTyped = /^(?:pre|break)/.test(styleOf(element, 'white-space'))
  if (isTyped && tagName !== 'pre') withBreaks(element)
  for (const child of element.childNodes.filter(isElement)) {
    if (isTag(child, 'li')) noteLine(child, element)
    if (listsOf[child.tagName]?.includes(tagName) === false) rename(child, 'div')
  }
  if (tagName === 'picture') {
    const value = findTags(element, 'source').flatMap(sourcesOf).join(', ')
    for (const image of findTags(element, 'img'))
      image.attrs.push({ name: 'data-picture-srcset', value })
  }
}

/** The picture of a `noscript`, unless the one beside it is shown already. */
function withoutScript(element: Element, siblings: Element[], pictures: Pictures): Node[] {
  const at = siblings.indexOf(element)
  const beside = [siblings[at - 1], siblings[at + 1]].filter(isElement)
  const images = findTags(make('div', beside), 'img')
  if (images.some((image) => !isHidden(image) && usable(image))) return []
  return findTags(element, 'img', 'iframe').flatMap((one) =>
    isTag(one, 'img') ? picture(one, pictures, true) : embed(one, pictures, true),
  )
}

function convertNode(node: Node, siblings: Element[], pictures: Pictures): Node[] {
  if (!isElement(node)) return isText(node) ? [node] : []
  const { tagName } = node
  if (node.namespaceURI !== html.NS.HTML || !nameOf(tagName) || isHidden(node)) return []
  if (tagName === 'noscript') return withoutScript(node, siblings, pictures)
  if (/^(?:amp-)?img$/.test(tagName)) return picture(node, pictures)
  if (embeds.test(tagName)) return embed(node, pictures)
  if (hasClass(node, 'tr-caption-container')) return convertNode(figureOf(node), siblings, pictures)
  const icon = nameOfIcon(node)
  prepare(node)
  node.childNodes = convertNodes(node.childNodes, pictures)
  return finishElement(node, icon, pictures)
}

/** Whether a list or a table has a place for a node. */
const isPart = (node: Node) => (isElement(node) && node.tagName !== 'br') || isShown(node)

function finishElement(element: Element, icon: string, pictures: Pictures): Node[] {
  const { tagName } = element
  const name = nameOf(tagName)
  if (/^(?:br|hr)$/.test(name)) return [make(name)]
  if (!keptTags.includes(name)) {
    const [before = '', after = ''] = signs[tagName] ?? []
    return before ? [text(before), ...element.childNodes, text(after)] : element.childNodes
  }
  if (!isShown(element) && !isBlank(icon)) element.childNodes = [text(icon)]
  if (!isShown(element)) {
    // What an empty block stood between does not run together.
    const isEmptyBlock = [element, make(name)].some(isBlock)
    return isEmptyBlock ? [...filledByScript(element, pictures), text('\n\n')] : element.childNodes
  }
  if (isTag(element, 'summary', 'legend') && !element.childNodes.some(isBlock))
    element.childNodes = [make('strong', element.childNodes)]
  if (/^(?:table|t(?:head|body|foot|r)|[uod]l)$/.test(name))
    element.childNodes = element.childNodes.filter(isPart)
  // A browser shows in a list also what stands beside its lines.
  if (/^[uo]l$/.test(name))
    element.childNodes = element.childNodes.map((child) =>
      isTag(child, 'li', 'ul', 'ol') ? child : make('li', [child]),
    )
  const kept = attributesOf(element, name)
  rename(element, name)
  const result = rules[name]?.(element, kept) ?? [element]
  setAttributes(element, kept)
  return result
}

function convertNodes(nodes: Node[], pictures: Pictures): Node[] {
  const siblings = nodes.filter(isElement).filter((one) => !isTag(one, 'br'))
  return nodes.flatMap((node) => convertNode(node, siblings, pictures))
}

/** The nodes of an article by the rules, from the innermost outwards. */
export function convert(body: Element, pictures: Pictures): Node[] {
  prepare(body)
  return convertNodes(body.childNodes, pictures)
}
