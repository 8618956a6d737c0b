import { html } from 'parse5'
import { youTubeId } from '@/lib/videos'
import { isBlock, isBlockTag, isShown, keptTags, nameOf } from './elements'
import { embed, isEmbed, openWhat } from './embeds'
import { isHeard, parted, signsOf } from './layout'
import { linkTo } from './links'
import { inLines, noteLine } from './lists'
import { picture, usable } from './pictures'
import { rules } from './rules'
import { tidied, withBreaks } from './text'
import {
  attribute,
  type Attributes,
  type Element,
  find,
  findTags,
  isBlank,
  isElement,
  isTag,
  isText,
  make,
  type Node,
  parentOf,
  rename,
  setAttributes,
  styleOf,
  text,
  textOf,
} from './tree'

/** What says how to read an element; the allow-list knows of which element. */
const KEPT = /^(?:dir|lang|start|reversed|value|scope|colspan|rowspan)$/

/** The attributes of an element on the site. */
function attributesOf(element: Element, name: string): Attributes {
  const kept = element.attrs.filter((one) => KEPT.test(one.name))
  const isTurned = styleOf(element, 'direction') === 'rtl'
  return {
    dir: isTurned ? 'rtl' : element.tagName === 'bdi' ? 'auto' : undefined,
    ...Object.fromEntries(kept.map((one) => [one.name, one.value.trim()])),
    ...(name === 'a' ? linkTo(attribute(element, 'href')) : {}),
    type: name === 'ol' ? signsOf(element).type : undefined,
  }
}

/** What an item stands in. Anywhere else a browser ends what is open at the next one. */
const listsOf: Record<string, string[]> = {
  li: ['ol', 'ul', 'menu', 'dir'],
  dd: ['dl'],
  dt: ['dl'],
  figcaption: ['figure'],
}

/**
 * What a link is called whose content does not show: what it tells screen readers, else where it leads.
 * One that never showed anything has no name.
 */
function nameOfLink(element: Element): string {
  const words = attribute(element, 'aria-label') || attribute(element, 'title')
  const isFilled = element.childNodes.some(isElement) || element.attrs.length > 1
  const { href } = linkTo(attribute(element, 'href')) ?? {}
  return words || textOf(find(element, isHeard)) || (isFilled && href ? openWhat(href) : '')
}

/** Whether a table only puts things in their places, as those of newsletters. */
function isLayout(table: Element): boolean {
  if (/^(?:presentation|none)$/.test(attribute(table, 'role'))) return true
  if (findTags(table, 'th', 'caption').length) return false
  const rows = findTags(table, 'tr')
  const isColumn = rows.every((row) => row.childNodes.filter(isElement).length < 2)
  return isColumn || findTags(table, 'table').length > 0
}

/** Makes boxes of a table and its own rows and cells. */
function makeBoxes(part: Element): void {
  for (const child of part.childNodes)
    if (isTag(child, 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th')) makeBoxes(child)
  rename(part, 'div')
}

/** Settles what an element and its children are, while all attributes are there. */
function prepare(element: Element): void {
  if (isTag(element, 'table') && isLayout(element)) makeBoxes(element)
  if (isTag(element, 'p', 'div')) noteLine(element)
  const { tagName } = element
  const isTyped = /^(?:pre|break)/.test(styleOf(element, 'white-space'))
  if (isTyped && tagName !== 'pre') withBreaks(element)
  element.childNodes = parted(element)
  for (const [at, child] of element.childNodes.entries()) {
    if (!isElement(child)) continue
    if (isTag(child, 'li')) noteLine(child, element)
    if (listsOf[child.tagName]?.includes(tagName) === false) rename(child, 'div')
    if (isNote(child, element.childNodes[at - 1]))
      child.childNodes = [make('sup', child.childNodes)]
  }
}

/** Whether a link in the text leads to a note: its sign stands right behind a word. */
const isNote = (link: Element, before: Node | undefined): boolean =>
  isTag(link, 'a') &&
  attribute(link, 'href').startsWith('#') &&
  /^\s*(?:\[?\d{1,3}\]?|[*†‡])\s*$/.test(textOf(link.childNodes)) &&
  !findTags(link, 'sup').length &&
  isText(before) &&
  /\S$/.test(before.value)

/** The pictures and frames of a `noscript`, unless what is beside it shows them already. */
function withoutScript(element: Element): Node[] {
  const isTagged = (one: Node) => isElement(one) && one.tagName !== 'br'
  const all = parentOf(element)?.childNodes.filter(isTagged) ?? []
  const at = all.indexOf(element)
  const beside = make('div', [...all.slice(Math.max(0, at - 1), at), ...all.slice(at + 1, at + 2)])
  const isThere = (one: Element) => (isTag(one, 'img') ? !!usable(one) : embed(one).length > 0)
  const hidden = findTags(element, 'img', 'iframe')
  return find(beside, isThere).length > 0 ? [] : hidden.flatMap(convertNode)
}

/** What only screen readers say stays for them, as words. */
function heard(element: Element): Node[] {
  const words = textOf([element]).replace(/\s+/g, ' ')
  const tag = isBlockTag(nameOf(element.tagName)) ? 'p' : 'span'
  const isOut = isBlank(words) || isTag(element, 'li', 'dt', 'dd', 'tr', 'td', 'th', 'caption')
  return isOut ? [] : [make(tag, [text(words)], { 'data-unseen': '' })]
}

function convertNode(node: Node): Node[] {
  if (!isElement(node)) return isText(node) ? [node] : []
  const { tagName } = node
  if (node.namespaceURI !== html.NS.HTML || !nameOf(tagName)) return []
  if (isHeard(node)) return heard(node)
  if (tagName === 'noscript') return withoutScript(node)
  if (tagName === 'img') return picture(node)
  if (isEmbed(node)) return embed(node)
  const linkName = isTag(node, 'a') ? nameOfLink(node) : ''
  const isWordless = isTag(node, 'a') && isBlank(textOf([node]))
  prepare(node)
  node.childNodes = node.childNodes.flatMap(convertNode)
  const isFilm = isWordless && youTubeId(attribute(node, 'href')) && !findTags(node, 'img').length
  if (isFilm) return embed(node)
  if (isWordless) node.childNodes = tidied(node.childNodes)
  if (!isShown(node) && !isBlank(linkName)) node.childNodes = [text(linkName)]
  return isShown(node) || /^[bh]r$/.test(node.tagName) ? shown(node) : unshown(node)
}

/** Whether a list or a table has a place for a node. */
const isPart = (node: Node) => (isElement(node) && node.tagName !== 'br') || isShown(node)

/** What is left of an element that shows nothing: where it leads, or the end of a paragraph. */
function unshown(element: Element): Node[] {
  const left = embed(element)
  // What an empty block stood between does not run together.
  const isEnd = isBlockTag(nameOf(element.tagName)) || element.childNodes.some(isBlock)
  const end = isEnd ? [text('\n\n')] : []
  return [...end, ...(left.length ? left : element.childNodes), ...end]
}

/** What an element becomes that shows something. */
function shown(element: Element): Node[] {
  const name = nameOf(element.tagName)
  if (/^[bh]r$/.test(name)) return [make(name)]
  if (!keptTags.includes(name)) return element.childNodes
  if (isTag(element, 'summary', 'legend') && !element.childNodes.some(isBlock))
    element.childNodes = [make('strong', element.childNodes)]
  if (/^(?:table|t(?:head|body|foot|r)|[uod]l)$/.test(name))
    element.childNodes = element.childNodes.filter(isPart)
  if (/^[uo]l$/.test(name)) element.childNodes = inLines(element.childNodes)
  setAttributes(element, attributesOf(element, name))
  rename(element, name)
  return rules[name]?.(element) ?? [element]
}

/** The nodes of an article by the rules, from the innermost outwards. */
export function convert(body: Element): Node[] {
  prepare(body)
  return body.childNodes.flatMap(convertNode)
}
