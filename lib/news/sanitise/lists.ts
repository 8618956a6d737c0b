import { signsOf } from './layout'
import {
  attribute,
  type Element,
  find,
  inRuns,
  isElement,
  isSpace,
  isTag,
  make,
  type Node,
  styleOf,
  textOf,
} from './tree'

/** What a line says of the list that it belongs to: its level from 1, and of an ordered one number and letters. */
type Line = { level: number; list: 'ul' | 'ol'; number?: number; type?: string }
type Item = Line & { content: Node[] }

const isList = (node: Node): node is Element => isTag(node, 'ul', 'ol')

const SIGN = /^\(?(?:(?:\d+\.)*(\d+)|([a-z]{1,5}))[.)]/i
/** What the sign in front of a line says of its list. */
function readSign(sign: string): Omit<Line, 'level'> {
  const [, digits, letters] = SIGN.exec(sign.trim()) ?? []
  if (!letters) return digits ? { list: 'ol', number: Number(digits) } : { list: 'ul' }
  const isRoman = /^(?:i|..+)$/i.test(letters)
  const type = isRoman ? 'i' : 'a'
  return {
    list: 'ol',
    number: isRoman ? Number(letters.length === 1) : parseInt(letters, 36) - 9,
    type: letters > 'Z' ? type : type.toUpperCase(),
  }
}

const lines = new WeakMap<Node, Line>()

/**
 * Notes what an element says of itself as a line of a list, while its styles are there, and takes Word's sign out.
 * @param list where it is the item of one
 */
export function noteLine(line: Element, list?: Element): void {
  const [, word] = (!list && /\blevel(\d)/.exec(styleOf(line, 'mso-list'))) || []
  if (!list && !word && styleOf(line, 'display') !== 'list-item') return
  const signs = find(line, (one) => styleOf(one, 'mso-list') === 'ignore')
  const around = list ? { list: list.tagName, ...signsOf(list) } : {}
  const shown = { ...around, ...(word ? readSign(textOf(signs)) : signsOf(line)) }
  const classes = `${attribute(line, 'class')} ${list ? attribute(list, 'class') : ''}`
  const [, indent] = /\b(?:ql-indent|lst-kix_\w+)-(\d)/.exec(classes) ?? []
  const aria = attribute(line, 'data-aria-level') || attribute(line, 'aria-level')
  lines.set(line, {
    number: Number(attribute(line, 'value')),
    ...shown,
    level: indent ? 1 + Number(indent) : Number(word ?? aria) || 1,
    list: /^o/.test(attribute(line, 'data-list') || (shown.list ?? '')) ? 'ol' : 'ul',
  })
  for (const one of signs) one.childNodes = []
}

/** The lines of a list, or of a paragraph that is one. */
function itemsOf(element: Element): Item[] {
  const list = isTag(element, 'ol') ? 'ol' : 'ul'
  const own = isList(element) ? element.childNodes.filter(isElement) : [element]
  return own.map((line) => ({ list, level: 1, ...lines.get(line), content: line.childNodes }))
}

/** Whether lists do not nest as HTML does, or are not of the kind that their lines are. */
function areOdd(lists: readonly Element[], items: readonly Item[]): boolean {
  const own = lists.flatMap(({ tagName, childNodes }) => childNodes.map(() => tagName))
  return items.some(({ level, list }, at) => level !== items[0]?.level || list !== own[at])
}

/** Builds lists in lists from lines with levels. */
function nest(items: readonly Item[]): Element[] {
  const outermost = Math.min(...items.map(({ level }) => level))
  const root = make('li')
  /** The list of each level to which the next line may belong. */
  const open: Element[] = []
  for (const { content, level, list, number = 0, type } of items) {
    const depth = Math.min(level - outermost, open.length)
    open.length = Math.min(open.length, depth + 1)
    const current = open[depth]
    const isContinued = isTag(current, list) && !(list === 'ol' && number === 1)
    const next = isContinued
      ? current
      : make(list, [], { start: number > 1 ? `${number}` : undefined, type })
    if (next !== current) {
      const place = open[depth - 1]?.childNodes.at(-1) ?? root
      if (isElement(place)) place.childNodes.push(next)
      open[depth] = next
    }
    next.childNodes.push(make('li', content))
  }
  return root.childNodes.filter(isElement)
}

/**
 * The lines of a list. What stands beside them is one; a list, also one alone in its line, belongs to the
 * line before.
 */
export function inLines(children: readonly Node[]): Element[] {
  const result: Element[] = []
  for (const child of children) {
    const line = isTag(child, 'li') ? child : make('li', [child])
    const own = line.childNodes.filter((node) => !isSpace(node))
    const before = result.at(-1)
    if (before && own.length && own.every(isList)) before.childNodes.push(...own)
    else result.push(line)
  }
  return result
}

/** Whether a node is a list, or a line that stands in none: one of Word, or what was cut out of a list. */
const isLine = (node: Node): node is Element =>
  isList(node) || (isTag(node, 'p', 'div') && lines.has(node))

/** Makes lists of the lines among the children of an element that an editor wrote in its own way. */
export const withLists = (children: readonly Node[]): Node[] =>
  inRuns(
    children,
    (child) => isLine(child) || isSpace(child),
    (run) => {
      const lists = run.filter(isLine)
      const items = lists.flatMap((one) => itemsOf(one))
      if (!lists.length) return run
      return areOdd(lists, items) ? nest(items) : lists
    },
  )
