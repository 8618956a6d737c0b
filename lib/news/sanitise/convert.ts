import { isBlock, isShown, isVideo, keptTags, nameOf } from './allow-list'
import { linkTo, openWhat } from './links'
import { inLines, withLists } from './lists'
import { embed, gatherSources, isEmbed, picture, withAddresses } from './media'
import { inParagraphs, type Place, tidied } from './paragraphs'
import { attribute, type Element, find, inRuns, isBlank, isElement, isTag, isText } from './tree'
import { make, type Node, rename, styleOf, text, textOf } from './tree'

const POINTS = /^(?:href|aria-controls|popovertarget|data-(?:bs-)?target)$/

/** Shows what a link or a button points at: where a press would open it, nothing does here. */
export function showPointedAt(elements: readonly Element[]): void {
  const pointers = elements.flatMap(({ attrs }) => attrs.filter(({ name }) => POINTS.test(name)))
  const ids = new Set(pointers.flatMap(({ value }) => value.split(/[#\s]+/)))
  for (const one of elements.filter((other) => ids.has(attribute(other, 'id') || ' ')))
    one.attrs = one.attrs.filter(({ name }) => !/^(?:hidden|style)$/.test(name))
}

/** Whether an element says itself that nobody sees it; a picture or a frame by its width, when it only counts who reads. */
const isHidden = (element: Element): boolean =>
  element.attrs.some(({ name }) => name === 'hidden') ||
  styleOf(element, 'display').startsWith('none') ||
  styleOf(element, 'visibility').startsWith('hidden') ||
  (isTag(element, 'img', 'iframe') && /^[012](?:px)?$/.test(attribute(element, 'width')))

/** What says how to read an element, in the values that HTML has; the allow-list knows of which element. */
const kept = new Map([
  ['dir', /^(?:ltr|rtl|auto)$/i],
  ['lang', /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i],
  ['start', /^\d{1,9}$/],
  ['value', /^\d{1,9}$/],
  ['type', /^[1ai]$/i],
  ['scope', /^(?:row|col)(?:group)?$/i],
  ['colspan', /^[1-9]\d{0,2}$/],
  ['rowspan', /^[1-9]\d{0,2}$/],
])
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const isKept = ({ name, value }: Element['attrs'][number]): boolean =>
  !!kept.get(name)?.test(value) && (name !== 'lang' || !!languages.of(value))

/** Looks that mean something: their tags, and the style that says the same, as Google Docs writes it. */
const looks: [tag: string, same: string, property: string, means: RegExp][] = [
  ['strong', 'b', 'font-weight', /^(?:bold|[6-9]00)/],
  ['em', 'i', 'font-style', /^(?:italic|oblique)/],
  ['s', 's', 'text-decoration', /line-through/],
  ['sub', 'sub', 'vertical-align', /^sub/],
  ['sup', 'sup', 'vertical-align', /^super/],
]

/** Blocks as words in one line, for a heading, which holds none. */
const inOneLine = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((one) =>
    isElement(one) && isBlock(one) && !isVideo(one)
      ? [text(' '), ...inOneLine(one.childNodes), text(' ')]
      : [one],
  )

/** Inline content in the looks that its element had, less what a style takes back. */
function marked({ tagName, childNodes, attrs }: Element, before: Element): Node[] {
  const tags = looks.flatMap(([tag, same, property, means]) => {
    const said = styleOf(before, property)
    const own = [tag, same].find((name) => name === tagName)
    return (own ? /^(?:normal|400)/.test(said) : !means.test(said)) ? [] : [own ?? tag]
  })
  const isForeign = attrs.some(({ name, value }) => name === 'dir' || !/^en\b/i.test(value))
  const [outer, ...inner] = tags.length || !isForeign ? tags : ['span']
  const content = inner.reduceRight((nodes, tag) => [make(tag, nodes)], childNodes)
  return outer ? [{ ...make(outer, content), attrs }] : content
}

/** What may hold blocks, its text in paragraphs. */
function fill(element: Element, place: Place): Node[] {
  element.childNodes = inParagraphs(element.childNodes, place)
  return [element]
}

/** A box around blocks alone is nothing to see. */
function box(element: Element): Node[] {
  fill(element, 'box')
  const { childNodes, attrs } = element
  const isWrapper = childNodes.every(isBlock) && (!attrs.length || childNodes.some(isVideo))
  return isWrapper ? childNodes : [rename(element, 'div')]
}

/** Text that cannot hold blocks: around some a paragraph becomes a box. */
function line(element: Element): Node[] {
  if (/^h\d$/.test(element.tagName)) element.childNodes = inOneLine(element.childNodes)
  if (element.tagName !== 'pre') element.childNodes = withAddresses(tidied(element.childNodes))
  return isTag(element, 'p', 'pre') && element.childNodes.some(isBlock) ? box(element) : [element]
}

/** A table scrolls by itself, in a box that takes the focus; without a cell it is its caption. */
function table(element: Element): Node[] {
  const cells = find([element], (one) => isTag(one, 'td', 'th') && one.childNodes.some(isShown))
  if (!cells.length)
    return element.childNodes.flatMap((one) => (isTag(one, 'caption') ? box(one) : []))
  const attributes = { 'data-scroll': '', role: 'group', 'aria-label': 'Table', tabindex: '0' }
  return [make('div', [element], attributes)]
}

/** A figure whose picture is not shown, not even as words, keeps no caption; a video stands beside its own. */
function figure(element: Element): Node[] {
  const isEmpty = !element.childNodes.some((one) => !isTag(one, 'figcaption') && isShown(one))
  const parts = isEmpty ? [] : inParagraphs(element.childNodes, 'cell')
  const isRest = (one: Node) => !isVideo(one)
  return inRuns(parts, isRest, (run) =>
    run.some(isShown) ? [{ ...element, childNodes: run }] : [],
  )
}

/** A link without a target, or around another link, is its words; one without words says where it leads. */
function link(childNodes: Node[], before: Element): Node[] {
  const target = linkTo(attribute(before, 'href'))
  if (!target || find(childNodes, (one) => isTag(one, 'a')).length) return childNodes
  const name = attribute(before, 'aria-label') || openWhat(target.href)
  const alt = find(childNodes, (one) => isTag(one, 'img'))[0]?.attrs.find(
    (one) => one.name === 'alt',
  )
  if (alt?.value === '' && isBlank(textOf(childNodes))) alt.value = name
  const isEmpty = !childNodes.some(isShown)
  if (isEmpty && !before.childNodes.some((one) => isElement(one) && !isHidden(one)))
    return childNodes
  const element = make('a', isEmpty ? [text(name)] : childNodes, target)
  return childNodes.some(isBlock) ? fill(element, 'cell') : [element]
}

/** Whether a list or a table has a place for a node. */
const isPart = (node: Node) => (isElement(node) && node.tagName !== 'br') || isShown(node)

/** What becomes of an element that shows something. */
function shaped(element: Element, before: Element): Node[] {
  const name = element.tagName
  // What holds no blocks goes where it is around some, but not what says how to read them.
  if (/^(?:b|strong|i|em|s|del|su[bp]|q|span)$/.test(name) && element.childNodes.some(isBlock))
    return element.attrs.length ? box(element) : element.childNodes
  if (/^(?:b|strong|i|em|s|span)$/.test(name)) return marked(element, before)
  // The head of a row or a column holds no heading and no quotation.
  if (
    name === 'th' &&
    find(element.childNodes, (one) => /^(?:h\d|blockquote)$/.test(one.tagName)).length
  )
    rename(element, 'td')
  if (/^(?:li|td|th|figcaption)$/.test(name)) return fill(element, 'cell')
  if (/^(?:p|pre|h\d|caption)$/.test(name)) return line(element)
  if (/^(?:table|t(?:head|body|foot|r)|[uo]l)$/.test(name))
    element.childNodes = element.childNodes.filter(isPart)
  if (/^[uo]l$/.test(name)) element.childNodes = inLines(element.childNodes)
  if (name === 'table') return table(element)
  if (name === 'figure') return figure(element)
  return name === 'div' ? box(element) : name === 'blockquote' ? fill(element, 'box') : [element]
}

/** A node as the site has it, its content, or nothing. */
function convertNode(node: Node): Node[] {
  // A new text: a serialiser writes that of some elements as it is.
  if (!isElement(node)) return isText(node) ? [text(node.value)] : []
  const name = nameOf(node)
  if (!name || isHidden(node)) return []
  if (name === 'img') return picture(node)
  if (isEmbed(node)) return embed(node)
  if (/^[bh]r$/.test(name)) return [make(name)]
  if (name === 'picture') gatherSources(node)
  const children = convert(node)
  if (name === 'a') return link(children, node)
  const isBold = isTag(node, 'summary', 'legend') && !children.some(isBlock)
  const element = make(name, isBold ? [make('strong', children)] : children)
  // What an empty block stood between does not run together.
  if (!isShown(element)) return isBlock(element) ? [text('\n\n')] : children
  if (!keptTags.includes(name)) return children
  element.attrs = node.attrs.filter(isKept)
  if (styleOf(node, 'direction') === 'rtl') element.attrs.unshift({ name: 'dir', value: 'rtl' })
  return shaped(element, node)
}

/** The content of an element as the site has it, from the innermost outwards. */
export const convert = (element: Element): Node[] => withLists(element).flatMap(convertNode)
