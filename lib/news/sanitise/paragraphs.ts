import { isBlock, isShown } from './allow-list'
import { withAddresses } from './media'
import { limit } from './parse'
import { inRuns, isSpace, isTag, isText, make, type Node, text } from './tree'

/** A line without words between two others, as plain text parts its paragraphs. */
const BLANK_LINE = /\n(?:[ \t\u00a0\u200b]*\n)+/

const isBreak = (node: Node | undefined) => isTag(node, 'br')

/** Inline content without breaks and spaces at its ends, and with at most one empty line in a row. */
export function tidied(nodes: readonly Node[]): Node[] {
  const result: Node[] = []
  for (const node of nodes) {
    const [before, last] = [result.at(-2), result.at(-1)]
    const isAtStart = !last || isBreak(last)
    if (isAtStart && isText(node)) node.value = node.value.trimStart()
    if (isTag(node, 'a') && isTag(last, 'a')) result.push(text(' '))
    const isThird = isBreak(node) && isAtStart && (!last || isBreak(before))
    if (!isThird && !(isAtStart && isSpace(node))) result.push(node)
  }
  while (isBreak(result.at(-1)) || isSpace(result.at(-1))) result.pop()
  const last = result.at(-1)
  if (isText(last)) last.value = last.value.trimEnd()
  return result
}

const lines = (value: string): Node[] =>
  value.split('\n').flatMap((line, at) => [...(at ? [make('br')] : []), text(line)])

/** Inline content as typed: parted at blank lines, with breaks for line ends. @throws TooMuch */
function typed(run: readonly Node[]): Node[][] {
  const result: Node[][] = [[]]
  for (const node of run) {
    const value = isText(node) ? node.value : ''
    limit('tags', value.split('\n').length)
    const [first = [], ...others] = value.split(BLANK_LINE).map(lines)
    result.at(-1)?.push(...(isText(node) ? first : [node]))
    result.push(...others)
  }
  return result
}

/** The body is all paragraphs; in a box text beside blocks becomes some; in a cell only text with blank lines. */
export type Place = 'body' | 'box' | 'cell'

/** The children of an element, its text in paragraphs where it stands beside blocks or has blank lines. */
export function inParagraphs(children: readonly Node[], place: Place): Node[] {
  const hasBlocks = children.some(isBlock)
  const paragraph = (run: Node[]) => [make('p', tidied(run))]
  const isInline = (node: Node) => !isBlock(node)
  return inRuns(children, isInline, (run) => {
    const nodes = tidied(run)
    const isPlain = place === 'body' && !hasBlocks && !nodes.some(isBreak)
    const end = isPlain ? /\n/ : BLANK_LINE
    const isTyped = nodes.some((node) => isText(node) && end.test(node.value))
    const isParagraph = isTyped || place === 'body' || (hasBlocks && place === 'box')
    return (isTyped ? typed(nodes) : [nodes])
      .map(tidied)
      .filter((one) => one.some(isShown))
      .map(withAddresses)
      .flatMap((one) => (isParagraph ? inRuns(one, isInline, paragraph) : one))
  })
}
