import { isBlock, isShown } from './elements'
import { withAddresses } from './embeds'
import { limit } from './limits'
import { inRuns, isElement, isSpace, isTag, isText, make, type Node, text, textOf } from './tree'

/** A line without words between two others, as plain text parts its paragraphs. */
const BLANK_LINE = /\n(?:[ \t\u00a0\u200b]*\n)+/

const isBreak = (node: Node | undefined) => isTag(node, 'br')

/** Inline content without breaks and spaces at its ends, and with at most one empty line in a row. */
export function tidied(nodes: readonly Node[]): Node[] {
  const result: Node[] = []
  let breaks = 0
  for (const node of nodes) {
    const previous = result.at(-1)
    const isAtStart = !previous || isBreak(previous)
    const isApart = isAtStart || (isText(previous) && /\s$/.test(previous.value))
    if (isBreak(node)) breaks += 1
    else if (!isSpace(node)) breaks = 0
    if (isSpace(node) && isApart) continue
    if (isBreak(node) && (!previous || breaks > 2)) continue
    if (isTag(node, 'a') && isTag(previous, 'a')) result.push(text(' '))
    if (isText(node) && isApart) node.value = node.value.trimStart()
    if (isBreak(node) && isText(previous)) previous.value = previous.value.trimEnd()
    result.push(node)
  }
  while (isBreak(result.at(-1)) || isSpace(result.at(-1))) result.pop()
  const last = result.at(-1)
  if (isText(last)) last.value = last.value.trimEnd()
  return result
}

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
 * Paragraphs of inline content in which line ends mean something: in plain text, or where one is blank.
 * Single ones become breaks.
 * @returns undefined for any other
 * @throws TooMuch
 */
function typedParagraphs(nodes: readonly Node[], isPlain: boolean): Node[][] | undefined {
  const words = textOf(nodes)
  const isTyped = isPlain && words.includes('\n') && !nodes.some(isBreak)
  if (!isTyped && !nodes.some((node) => isText(node) && BLANK_LINE.test(node.value)))
    return undefined
  limit('tags', words.split('\n').length)
  const paragraphs: Node[][] = [[]]
  for (const [at, node] of nodes.entries()) {
    const value = isText(node) ? node.value : ''
    const rest = isBreak(nodes[at - 1]) ? value.replace(/^[ \t]*\n/, '') : value
    const [first = [], ...others] = rest.split(BLANK_LINE).map(lines)
    paragraphs.at(-1)?.push(...(isText(node) ? first : [withBreaks(node)]))
    paragraphs.push(...others)
  }
  return paragraphs
}

/** The body is all paragraphs; in a box text beside blocks becomes some; in a cell only text with blank lines. */
export type Place = 'body' | 'box' | 'cell'

/** The children of an element, its text in paragraphs where it stands beside blocks or has blank lines. */
export function inParagraphs(children: readonly Node[], place: Place): Node[] {
  const hasBlocks = children.some(isBlock)
  return inRuns(
    children,
    (child) => !isBlock(child),
    (run) => {
      const typed = typedParagraphs(tidied(run), place === 'body' && !hasBlocks)
      const isParagraph = typed || place === 'body' || (hasBlocks && place === 'box')
      return (typed ?? [run])
        .map(tidied)
        .filter((nodes) => nodes.some(isShown))
        .map(withAddresses)
        .flatMap((nodes) => (isParagraph ? [make('p', nodes)] : nodes))
    },
  )
}
