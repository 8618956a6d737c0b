import { isBlock, isShown } from './elements'
import { openWhat, withAddresses } from './embeds'
import { withLists } from './lists'
import { inParagraphs, type Place, tidied } from './text'
import {
  attribute,
  type Element,
  findTags,
  hasAttribute,
  isBlank,
  isTag,
  isText,
  make,
  type Node,
  rename,
  styleOf,
  textOf,
} from './tree'

/** What a rule makes of an element whose children are done, and which has the attributes that it keeps. */
type Rule = (element: Element) => Node[]

/** Looks that mean something: their tags, the style that says the same, and the one that takes it back. */
const looks: [tags: string[], property: string, means: RegExp, denies?: RegExp][] = [
  [['strong', 'b'], 'font-weight', /^(?:bold|[6-9]00)/, /^(?:normal|400)/],
  [['em', 'i'], 'font-style', /^(?:italic|oblique)/, /^normal/],
  [['s'], 'text-decoration', /line-through/],
  [['sub'], 'vertical-align', /^sub/],
  [['sup'], 'vertical-align', /^super/],
]

/** Bold and italic by style or by tag, and what a style takes back. Other looks are the site's. */
const mark: Rule = (element) => {
  const meant = looks.flatMap(([tags, property, means, denies]) => {
    const said = styleOf(element, property)
    const holds = isTag(element, ...tags) ? !denies?.test(said) : means.test(said)
    return holds ? [tags.find((tag) => isTag(element, tag)) ?? tags[0] ?? ''] : []
  })
  const isForeign = hasAttribute(element, 'dir') || !/^(?:en\b|$)/i.test(attribute(element, 'lang'))
  if (isForeign && !meant.length) meant.push('span')
  let content = element.childNodes
  for (const tag of meant.reverse()) content = [make(tag, content)]
  if (meant.length) Object.assign(content[0] ?? {}, { attrs: element.attrs })
  return content
}

/** What may hold blocks, its text in paragraphs and its lines in lists. */
function fill(element: Element, place: Place): Node[] {
  element.childNodes = inParagraphs(withLists(element.childNodes), place)
  return [element]
}

/** A box around blocks alone is nothing to see. */
const box: Rule = (element) => {
  fill(element, 'box')
  const isWrapper = element.childNodes.length > 0 && element.childNodes.every(isBlock)
  return isWrapper && !element.attrs.length ? element.childNodes : [rename(element, 'div')]
}

const line: Rule = (element) => {
  element.childNodes = withAddresses(tidied(element.childNodes))
  return [element]
}

/** Preformatted text, of which a browser takes the first line end for none. */
const typed: Rule = (element) => {
  const nodes = element.childNodes
  while (isText(nodes[0]) && /^\n*$/.test(nodes[0].value)) nodes.shift()
  if (isText(nodes[0])) nodes[0].value = nodes[0].value.replace(/^\n+/, '')
  return [element]
}

/** A paragraph cannot hold blocks, and becomes a box. */
const unlessBox =
  (rule: Rule): Rule =>
  (element) =>
    (element.childNodes.some(isBlock) ? box : rule)(element)

/** A figure whose picture is not shown, not even as words, keeps no caption. */
const figure: Rule = (element) =>
  element.childNodes.some((node) => !isTag(node, 'figcaption') && isShown(node))
    ? fill(element, 'cell')
    : []

/** A table scrolls by itself, in a box that takes the focus. */
const table: Rule = (element) => {
  if (!findTags(element, 'img').length && isBlank(textOf([element]))) return []
  const attributes = { 'data-scroll': '', role: 'group', 'aria-label': 'Table', tabindex: '0' }
  return [make('div', [element], attributes)]
}

/** A link without a target, or around another link, is its words; one without words says where it leads. */
const link: Rule = (element) => {
  const href = attribute(element, 'href')
  if (!href || findTags(element, 'a').length) return element.childNodes
  if (element.childNodes.some(isBlock)) fill(element, 'cell')
  const [image] = findTags(element, 'img')
  const alt = image?.attrs.find(({ name }) => name === 'alt')
  if (alt?.value === '' && isBlank(textOf([element]))) alt.value = openWhat(href)
  return [element]
}

const all = (tags: string, rule: Rule) =>
  Object.fromEntries(tags.split(' ').map((tag) => [tag, rule]))

/** What is made of elements that show something, by the names that they have on the site. */
export const rules: Record<string, Rule> = {
  ...all('b strong i em s span', mark),
  ...all('li dd td th figcaption', (element) => fill(element, 'cell')),
  ...all('h1 h2 h3 h4 h5 h6 caption', line),
  blockquote: (element) => fill(element, 'box'),
  p: unlessBox(line),
  pre: unlessBox(typed),
  div: box,
  figure,
  table,
  a: link,
}
