import { html } from 'parse5'
import { droppedTags, isBlock, isKept, isShown, renamedTags } from './elements'
import { embed, embeds, withAddresses } from './embeds'
import { isHidden } from './hidden'
import { linkTo } from './links'
import { isUsable, largestSource, picture, type Pictures } from './pictures'
import { noteLine, noteWordItem, orderedList, withLists } from './lists'
import { inParagraphs, tidied } from './text'
import {
  attribute,
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

type Attributes = Record<string, string | undefined>

/** What a rule makes of an element whose children are done, and of the attributes that it may keep. */
type Rule = (element: Element, kept: Attributes) => Node[]

const hasPicture = (node: Node): boolean =>
  isElement(node) && (node.tagName === 'img' || node.childNodes.some(hasPicture))

/** Bold and italic by style or by tag, and what a style takes back. Other looks are the site's. */
const mark: Rule = (element, kept) => {
  const { tagName } = element
  const weight = styleOf(element, 'font-weight')
  const slant = styleOf(element, 'font-style')
  const line = styleOf(element, 'vertical-align')
  const isStrong = /^(?:b|strong)$/.test(tagName) && !/^(?:normal|400)$/.test(weight)
  const isEm = /^(?:i|em)$/.test(tagName) && slant !== 'normal'
  const isForeign = kept.dir !== undefined || !/^en\b/i.test(kept.lang ?? 'en')
  const tags = [
    ...(isStrong ? [tagName] : /^(?:bold|bolder|[6-9]00)$/.test(weight) ? ['strong'] : []),
    ...(isEm ? [tagName] : /^(?:italic|oblique)/.test(slant) ? ['em'] : []),
    ...(tagName === 's' || styleOf(element, 'text-decoration').includes('line-through')
      ? ['s']
      : []),
    ...(/^(?:sub|super)$/.test(line) ? [line.slice(0, 3)] : []),
  ]
  if (isForeign && !tags.length) tags.push('span')
  const nodes = tags.reduceRight<Node[]>((content, tag) => [make(tag, content)], element.childNodes)
  const [outer] = nodes
  if (tags.length && isElement(outer)) setAttributes(outer, kept)
  return nodes
}

/** A box around blocks alone is nothing to see. */
const box: Rule = (element, kept) => {
  element.childNodes = inParagraphs(withLists(element.childNodes), 'box')
  const isPlain = Object.values(kept).every((value) => value === undefined)
  const isWrapper = element.childNodes.length > 0 && element.childNodes.every(isBlock)
  return isPlain && isWrapper ? element.childNodes : [rename(element, 'div')]
}

/** A paragraph cannot hold blocks. */
const paragraph: Rule = (element, kept) => {
  if (element.childNodes.some(isBlock)) return box(element, kept)
  element.childNodes = withAddresses(tidied(element.childNodes))
  return [element]
}

const cell: Rule = (element) => {
  element.childNodes = inParagraphs(withLists(element.childNodes), 'cell')
  return [element]
}

const quote: Rule = (element) => {
  element.childNodes = inParagraphs(withLists(element.childNodes), 'box')
  return [element]
}

/** A figure whose picture is not shown keeps no caption; text beside its picture is one. */
const figure: Rule = (element) => {
  const isCaption = (node: Node) => isElement(node) && node.tagName === 'figcaption'
  const isMedia = (node: Node) =>
    hasPicture(node) || (isElement(node) && (node.tagName === 'a' || isBlock(node)))
  const rest = element.childNodes.filter((node) => !isCaption(node))
  if (!rest.some(hasClass(element, /^wp-caption$/) ? isMedia : isShown)) return []
  const words = rest.filter((node) => !isMedia(node))
  const isCaptioned = rest.length < element.childNodes.length
  element.childNodes =
    rest.some(hasPicture) && !isCaptioned && words.some(isShown)
      ? [...rest.filter(isMedia), make('figcaption', tidied(words))]
      : inParagraphs(element.childNodes, 'cell')
  return [element]
}

/** A table scrolls by itself, in a box that takes the focus. */
const table: Rule = (element) => {
  if (!hasPicture(element) && isBlank(textOf([element]))) return []
  const attributes = { 'data-scroll': '', role: 'group', 'aria-label': 'Table', tabindex: '0' }
  return [make('div', [element], attributes)]
}

/** A link without a target, or around another link, is its words; one without words says where it leads. */
const link: Rule = (element, { href }) => {
  const hasLink = find(element, ({ tagName }) => tagName === 'a').length > 0
  if (href === undefined || hasLink) return element.childNodes
  const [image] = find(element, ({ tagName }) => tagName === 'img')
  const alt = image?.attrs.find(({ name }) => name === 'alt')
  if (alt?.value === '' && isBlank(textOf([element])))
    alt.value = `Open ${/^https?:\/\/([^/?#]+)/.exec(href)?.[1] ?? href}`
  return [element]
}

const preformatted: Rule = (element, kept) => {
  if (element.childNodes.some(isBlock)) return box(element, kept)
  return [element]
}

const rules: Record<string, Rule> = {
  ...Object.fromEntries(['b', 'strong', 'i', 'em', 's', 'span'].map((tag) => [tag, mark])),
  ...Object.fromEntries(['li', 'dd', 'td', 'th', 'figcaption'].map((tag) => [tag, cell])),
  p: paragraph,
  div: box,
  blockquote: quote,
  figure,
  table,
  a: link,
  pre: preformatted,
}

/** Tags that go and leave signs in their place. */
const signs: Record<string, [string, string]> = { q: ['“', '”'], wbr: ['\u200b', ''] }

/** The name that an element has on the site. */
function nameOf(element: Element): string {
  if (hasClass(element, /^wp-caption$/)) return 'figure'
  if (hasClass(element, /^wp-caption-text$/)) return 'figcaption'
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
  const dir = has('dir', /^(?:ltr|rtl|auto)$/i)?.toLowerCase()
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
const listsOf: Record<string, RegExp> = { li: /^(?:ol|ul|menu|dir)$/, dd: /^dl$/, dt: /^dl$/ }

/** Notes what the children of an element will need of it, while its attributes are there. */
function prepare(element: Element): void {
  if (element.tagName === 'p') noteWordItem(element)
  for (const child of element.childNodes.filter(isElement)) {
    const lists = listsOf[child.tagName]
    if (lists && !lists.test(element.tagName)) child.tagName = 'div'
    else if (child.tagName === 'li') noteLine(child, element)
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
  if ([...beside(-1), ...beside(1)].some((image) => !isHidden(image) && isUsable(image))) return []
  return find(element, isImage).flatMap((image) => picture(image, pictures, true))
}

function convertNode(node: Node, at: number, siblings: Node[], pictures: Pictures): Node[] {
  if (!isElement(node)) return node.nodeName === '#text' ? [node] : []
  const { tagName } = node
  if (node.namespaceURI !== html.NS.HTML || droppedTags.has(tagName) || isHidden(node)) return []
  if (tagName === 'noscript') return withoutScript(node, at, siblings, pictures)
  if (/^(?:amp-)?img$/.test(tagName)) return picture(node, pictures)
  if (embeds.test(tagName)) return embed(node)
  prepare(node)
  node.childNodes = convertNodes(node.childNodes, pictures)
  return finishElement(node)
}

const isShownOrElement = (node: Node) => isElement(node) || isShown(node)

function finishElement(element: Element): Node[] {
  const { tagName } = element
  const name = nameOf(element)
  if (/^(?:br|hr)$/.test(name)) return [make(name)]
  if (!isKept(name)) {
    const [before = '', after = ''] = signs[tagName] ?? []
    return [
      ...(before ? [text(before)] : []),
      ...element.childNodes,
      ...(after ? [text(after)] : []),
    ]
  }
  if (!isShown(element)) return [element, make(name)].some(isBlock) ? [] : element.childNodes
  if (/^(?:summary|legend)$/.test(tagName) && !element.childNodes.some(isBlock))
    element.childNodes = [make('strong', element.childNodes)]
  if (/^(?:table|t(?:head|body|foot|r)|[uod]l)$/.test(name))
    element.childNodes = element.childNodes.filter(isShownOrElement)
  const kept = attributesOf(element, name)
  const result = (rules[name] ?? ((one) => [one]))(rename(element, name), kept)
  setAttributes(element, kept)
  return result
}

/** The nodes of an article by the rules, from the innermost outwards. */
export const convertNodes = (nodes: Node[], pictures: Pictures): Node[] =>
  nodes.flatMap((node, at) => convertNode(node, at, nodes, pictures))
