import { isBlock, isShown } from './elements'
import { withAddresses } from './embeds'
import { withLists } from './lists'
import { inParagraphs, type Place, tidied } from './text'
import {
  type Attributes,
  type Element,
  find,
  hasClass,
  isBlank,
  isElement,
  isText,
  make,
  type Node,
  rename,
  setAttributes,
  styleOf,
  textOf,
} from './tree'

/** What a rule makes of an element whose children are done, and of the attributes that it may keep. */
type Rule = (element: Element, kept: Attributes) => Node[]

const hasPicture = (node: Node): boolean =>
  isElement(node) && (node.tagName === 'img' || node.childNodes.some(hasPicture))

/** Bold and italic by style or by tag, and what a style takes back. Other looks are the site's. */
const mark: Rule = (element, kept) => {
  const says = (property: string, form: RegExp) => form.test(styleOf(element, property))
  const isTag = (form: RegExp) => form.test(element.tagName)
  const isForeign = kept.dir !== undefined || !/^en\b/i.test(kept.lang ?? 'en')
  const isStrong = isTag(/^(?:b|strong)$/)
    ? !says('font-weight', /^(?:normal|400)/)
    : says('font-weight', /^(?:bold|[6-9]00)/)
  const isEm = isTag(/^(?:i|em)$/)
    ? !says('font-style', /^normal/)
    : says('font-style', /^(?:italic|oblique)/)
  const looks: [boolean, string][] = [
    [isStrong, isTag(/^b$/) ? 'b' : 'strong'],
    [isEm, isTag(/^i$/) ? 'i' : 'em'],
    [isTag(/^s$/) || says('text-decoration', /line-through/), 's'],
    [says('vertical-align', /^sub/), 'sub'],
    [says('vertical-align', /^super/), 'sup'],
  ]
  const tags = looks.flatMap(([holds, tag]) => (holds ? [tag] : []))
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

/** A paragraph cannot hold blocks, and becomes a box. */
const paragraph =
  (tidy: (nodes: Node[]) => Node[]): Rule =>
  (element, kept) => {
    if (element.childNodes.some(isBlock)) return box(element, kept)
    element.childNodes = tidy(element.childNodes)
    return [element]
  }

const holder =
  (place: Place): Rule =>
  (element) => {
    element.childNodes = inParagraphs(withLists(element.childNodes), place)
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
  if (element.childNodes.some(isBlock))
    element.childNodes = inParagraphs(element.childNodes, 'cell')
  const [image] = find(element, ({ tagName }) => tagName === 'img')
  const alt = image?.attrs.find(({ name }) => name === 'alt')
  if (alt?.value === '' && isBlank(textOf([element])))
    alt.value = `Open ${/^https?:\/\/([^/?#]+)/.exec(href)?.[1] ?? href}`
  return [element]
}

const all = (tags: string, rule: Rule) =>
  Object.fromEntries(tags.split(' ').map((tag) => [tag, rule]))

/** What is made of elements that show something, by the names that they have on the site. */
export const rules: Record<string, Rule> = {
  ...all('b strong i em s span', mark),
  ...all('li dd td th figcaption', holder('cell')),
  blockquote: holder('box'),
  p: paragraph((nodes) => withAddresses(tidied(nodes))),
  pre: paragraph((nodes) => {
    const [first] = nodes
    // A browser takes the first line end for none.
    if (isText(first)) first.value = first.value.replace(/^\n+/, '')
    return nodes
  }),
  div: box,
  figure,
  table,
  a: link,
}
