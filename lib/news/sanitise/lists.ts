import { attribute, type Element, find, inRuns, isElement, isSpace, isTag } from './tree'
import { make, type Node, styleOf, textOf } from './tree'

/** A line of a list that an editor wrote in its own way; an ordered one of Word has a number. */
type Line = { level: number; list: 'ul' | 'ol'; number?: number; content: Node[] }

/** A paragraph of Word, which writes the sign of a list in front of its words, and its level as a style. */
function lineOfWord(line: Element): Line[] {
  const [, level] = /\blevel(\d)/.exec(styleOf(line, 'mso-list')) ?? []
  if (!level) return []
  const signs = find([line], (one) => styleOf(one, 'mso-list') === 'ignore')
  const [, sign = ''] = /^\(?(?:\d+\.)*(\d+|[a-z]+)[.)]/i.exec(textOf(signs).trim()) ?? []
  for (const one of signs) one.childNodes = []
  const number = /^[ai]$/i.test(sign) ? 1 : Number(sign)
  const list = sign ? 'ol' : 'ul'
  return [{ level: Number(level), list, number, content: line.childNodes }]
}

/** The lines of Quill, which writes them into one list, each with its kind and level; and a line without a list. */
function linesOf(node: Node): Line[] {
  if (isTag(node, 'p', 'div')) return lineOfWord(node)
  if (isTag(node, 'li')) return [{ level: 1, list: 'ul', content: node.childNodes }]
  const lines = isTag(node, 'ul', 'ol') ? node.childNodes.filter(isElement) : []
  const all = lines.map((line) => {
    const kind = attribute(line, 'data-list')
    const [, indent] = /\bql-indent-(\d)/.exec(attribute(line, 'class')) ?? []
    const list: Line['list'] = (kind || node.nodeName).startsWith('o') ? 'ol' : 'ul'
    return { isQuill: kind || indent, level: Number(indent ?? 0), list, content: line.childNodes }
  })
  return all.some(({ isQuill }) => isQuill) ? all : []
}

/** Builds lists in lists from lines with levels. */
function nest(lines: readonly Line[]): Node[] {
  const outermost = Math.min(...lines.map(({ level }) => level))
  const root = make('li')
  /** The list of each level to which the next line may belong. */
  const open: Element[] = []
  for (const { content, level, list, number = 0 } of lines) {
    const depth = Math.min(level - outermost, open.length)
    let current = open[depth]
    if (!isTag(current, list) || (list === 'ol' && number === 1)) {
      current = make(list, [], number > 1 ? { start: `${number}` } : {})
      const place = open[depth - 1]?.childNodes.at(-1) ?? root
      if (isElement(place)) place.childNodes.push(current)
    }
    open.splice(depth, open.length, current)
    current.childNodes.push(make('li', content))
  }
  return root.childNodes
}

/** The children of an element, with lists in place of lines that an editor wrote in its own way. */
export function withLists({ tagName, childNodes }: Element): Node[] {
  if (/^[uo]l$/.test(tagName)) return childNodes
  const lines = new Map(childNodes.map((node) => [node, linesOf(node)]))
  const isLine = (node: Node) => isSpace(node) || !!lines.get(node)?.length
  return inRuns(childNodes, isLine, (run) => {
    const all = run.flatMap((node) => lines.get(node) ?? [])
    return all.length ? nest(all) : run
  })
}

/** The lines of a list. What stands beside them is one; a list, also alone in its line, belongs to the line before. */
export function inLines(children: readonly Node[]): Element[] {
  const result: Element[] = []
  for (const child of children) {
    const line = isTag(child, 'li') ? child : make('li', [child])
    const own = line.childNodes.filter((node) => !isSpace(node))
    const before = own.every((node) => isTag(node, 'ul', 'ol')) && own.length && result.at(-1)
    if (before) before.childNodes.push(...own)
    else result.push(line)
  }
  return result
}
