import { isBlock, isShown } from './elements'
import { withAddresses } from './embeds'
import { most, TooMuch } from './limits'
import { type Element, isBlank, isElement, isText, make, type Node, text } from './tree'

const isBreak = (node: Node | undefined) => isElement(node) && node.tagName === 'br'
const isLink = (node: Node | undefined) => isElement(node) && node.tagName === 'a'
const isSpace = (node: Node | undefined) => isText(node) && isBlank(node.value)

/** A line without words between two others, as plain text parts its paragraphs. */
const BLANK_LINE = /\n(?:[ \t\u00a0\u200b]*\n)+/

/** Inline content without breaks and spaces at its ends, and with at most one empty line in a row. */
export function tidied(nodes: readonly Node[]): Node[] {
  const result: Node[] = []
  let breaks = 0
  for (const node of nodes) {
    if (isBreak(node)) breaks += 1
    else if (!isSpace(node)) breaks = 0
    const previous = result.at(-1)
    const isNoise = isSpace(node) && (isBreak(previous) || isSpace(previous))
    if ((!result.length && (isBreak(node) || isSpace(node))) || isNoise || breaks > 2) continue
    if (isLink(node) && isLink(previous)) result.push(text(' '))
    if (isText(node) && isBreak(previous)) node.value = node.value.trimStart()
    if (isBreak(node) && isText(previous)) previous.value = previous.value.trimEnd()
    result.push(node)
  }
  while (isBreak(result.at(-1)) || isSpace(result.at(-1))) result.pop()
  const [first] = result
  const last = result.at(-1)
  if (isText(first)) first.value = first.value.trimStart()
  if (isText(last)) last.value = last.value.trimEnd()
  return result
}

/** The text of nodes, in which an element that is none has a sign for itself. */
const signedText = (node: Node): string =>
  isText(node)
    ? node.value
    : isElement(node)
      ? node.childNodes.map(signedText).join('') || '\ufffc'
      : ''

const lines = (value: string): Node[] =>
  value.split('\n').flatMap((line, at) => [...(at ? [make('br')] : []), text(line)])

/** Turns line ends into breaks within an element such as bold text, which stays one. */
export function withBreaks(node: Node): Node {
  if (isElement(node))
    node.childNodes = node.childNodes.flatMap((child) =>
      isText(child) ? lines(child.value.replace(BLANK_LINE, '\n\n')) : [withBreaks(child)],
    )
  return node
}

/**
 * Paragraphs of inline content that has blank lines; single line ends become breaks.
 * @throws TooMuch
 */
function paragraphsOf(nodes: readonly Node[]): Node[][] {
  if (
    nodes
      .map(signedText)
      .join('')
      .split('\n', most.tags + 1).length > most.tags
  )
    throw new TooMuch()
  const paragraphs: Node[][] = [[]]
  for (const [at, node] of nodes.entries()) {
    if (!isText(node)) {
      paragraphs.at(-1)?.push(withBreaks(node))
      continue
    }
    const isAfterBreak = isBreak(nodes[at - 1])
    const value = isAfterBreak ? node.value.replace(/^[ \t]*\n/, '') : node.value
    for (const [number, part] of value.split(BLANK_LINE).entries()) {
      if (number) paragraphs.push([])
      paragraphs.at(-1)?.push(...lines(part))
    }
  }
  return paragraphs
}

/** Whether line ends of inline content mean something: in plain text, or where one is blank. */
const isTyped = (nodes: readonly Node[], isPlain: boolean) => {
  const words = nodes.map(signedText).join('').trim()
  return BLANK_LINE.test(words) || (isPlain && words.includes('\n') && !nodes.some(isBreak))
}

/** The body is all paragraphs; in a box text beside blocks becomes some; in a cell only text with blank lines. */
export type Place = 'body' | 'box' | 'cell'

/** The children of an element, its text in paragraphs where it stands beside blocks or has blank lines. */
export function inParagraphs(children: readonly Node[], place: Place): Node[] {
  const hasBlocks = children.some(isBlock)
  const result: Node[] = []
  let run: Node[] = []
  const flush = () => {
    const typed = isTyped(run, place === 'body' && !hasBlocks)
    const isParagraph = typed || place === 'body' || (hasBlocks && place === 'box')
    for (const nodes of (typed ? paragraphsOf(run) : [run]).map(tidied))
      if (nodes.some(isShown)) {
        const content = withAddresses(nodes)
        result.push(...(isParagraph ? [make('p', content)] : content))
      }
    run = []
  }
  for (const child of children) {
    if (!isBlock(child)) run.push(child)
    else {
      flush()
      result.push(child)
    }
  }
  flush()
  return result
}

const NO_BREAK = /[\u00a0\u202f\u2007]/g
const SPACE = /[ \n\t]/g

/**
 * Makes ordinary spaces of no-break ones where these are most of a text, so that it breaks between
 * words; one alone keeps a number with its unit. Rows of spaces become one.
 */
export function withOrdinarySpaces(body: Element): void {
  const texts = new Map<Element, { value: string }[]>()
  const collect = (element: Element, block: Element) => {
    for (const child of element.childNodes) {
      if (isText(child))
        texts
          .set(block, texts.get(block) ?? [])
          .get(block)
          ?.push(child)
      else if (isElement(child) && child.tagName !== 'pre')
        collect(child, isBlock(child) ? child : block)
    }
  }
  collect(body, body)
  const areMost = (value: string) => {
    const count = (pattern: RegExp) => value.match(pattern)?.length ?? 0
    return count(NO_BREAK) > Math.max(1, count(SPACE))
  }
  const words = (parts: { value: string }[]) => parts.map(({ value }) => value).join('')
  const all = areMost([...texts.values()].map(words).join(''))
  for (const parts of texts.values()) {
    const ordinary = all || areMost(words(parts))
    for (const part of parts) {
      if (ordinary) part.value = part.value.replace(NO_BREAK, ' ')
      part.value = part.value.replace(/\s{2,}/g, ' ')
    }
  }
}
