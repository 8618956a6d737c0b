import { isBlock, isShown } from './elements'
import { isVideo } from './embeds'
import { withLists } from './lists'
import { inParagraphs, tidied } from './text'
import { type Element, find, inRuns, isElement, isText, make, type Node, rename } from './tree'

/** Headings below the page's own h1, in the order they have. */
function lowerHeadings(body: Element): void {
  const headings = find(body, ({ tagName }) => /^h[1-6]$/.test(tagName))
  const level = ({ tagName }: Element) => Number(tagName.slice(1))
  const highest = Math.min(...headings.map(level))
  for (const one of headings) rename(one, `h${Math.min(6, level(one) + 2 - highest)}`)
}

/** A no-break space that keeps no number with its unit. */
const LOOSE = /(?<!\d)[\u00a0\u202f\u2007](?!\d)/g

/** Makes ordinary spaces of no-break ones between words, so that a text breaks; rows of spaces become one. */
function withOrdinarySpaces({ childNodes }: Element): void {
  for (const node of childNodes) {
    if (isText(node)) node.value = node.value.replace(LOOSE, ' ').replace(/\s{2,}/g, ' ')
    else if (isElement(node) && node.tagName !== 'pre') withOrdinarySpaces(node)
  }
}

/** What may be closed before a video and opened again behind it; elsewhere a video stays a link. */
const openable = ['p', 'div', 'figure', 'strong', 'b', 'em', 'i', 's', 'span']

/** A node in pieces, so that the videos in it stand by themselves. */
function pieces(node: Node): Node[] {
  if (isVideo(node) || !isElement(node)) return [node]
  if (!openable.includes(node.tagName)) {
    for (const one of find(node, isVideo))
      one.attrs = one.attrs.filter(({ name }) => name !== 'data-facade')
    return [node]
  }
  const children = node.childNodes.flatMap(pieces)
  if (!children.some(isVideo)) return [node]
  return inRuns(
    children,
    (child) => !isVideo(child),
    (run) => {
      const childNodes = run.some(isBlock) ? run : tidied(run)
      return run.some(isShown) ? [{ ...node, childNodes }] : []
    },
  )
}

/** What is done with an article as a whole when the rules are done with its elements. */
export function finishBody(nodes: Node[]): Element {
  const body = make('body', inParagraphs(withLists(nodes), 'body'))
  body.childNodes = body.childNodes.flatMap(pieces)
  withOrdinarySpaces(body)
  lowerHeadings(body)
  return body
}
