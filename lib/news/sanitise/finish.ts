import { isBlock, isShown } from './elements'
import { withLists } from './lists'
import { inParagraphs, tidied, withOrdinarySpaces } from './text'
import { attribute, type Element, find, isElement, make, type Node, rename } from './tree'

/** Headings below the page's own h1, in the order they have. */
function lowerHeadings(body: Element): void {
  const headings = find(body, ({ tagName }) => /^h[1-6]$/.test(tagName))
  const level = ({ tagName }: Element) => Number(tagName.slice(1))
  const highest = Math.min(...headings.map(level))
  for (const one of headings) rename(one, `h${Math.min(6, level(one) + 2 - highest)}`)
}

const isVideo = (node: Node): node is Element =>
  isElement(node) && attribute(node, 'data-facade') !== ''

/** What may be closed before a video and opened again behind it; elsewhere a video stays a link. */
const OPENABLE = /^(?:p|div|figure|strong|b|em|i|s|span)$/

/** A node in pieces, so that the videos in it stand by themselves. */
function pieces(node: Node): Node[] {
  if (isVideo(node) || !isElement(node)) return [node]
  if (!OPENABLE.test(node.tagName)) {
    for (const one of find(node, isVideo))
      one.attrs = one.attrs.filter(({ name }) => name !== 'data-facade')
    return [node]
  }
  const children = node.childNodes.flatMap(pieces)
  if (!children.some(isVideo)) return [node]
  const result: Node[] = []
  let part: Node[] = []
  const close = () => {
    if (part.some(isShown))
      result.push({ ...node, childNodes: part.some(isBlock) ? part : tidied(part) })
    part = []
  }
  for (const child of children) {
    if (isVideo(child)) {
      close()
      result.push(child)
    } else part.push(child)
  }
  close()
  return result
}

/** What is done with an article as a whole when the rules are done with its elements. */
export function finishBody(nodes: Node[]): Element {
  const body = make('body', inParagraphs(withLists(nodes), 'body'))
  body.childNodes = body.childNodes.flatMap(pieces)
  withOrdinarySpaces(body)
  lowerHeadings(body)
  return body
}
