import {
  attribute,
  type Element,
  find,
  inRuns,
  isBlank,
  isElement,
  isSpace,
  isTag,
  isText,
  make,
  type Node,
  styleOf,
  textOf,
} from './tree'

/** What a line says of the list that it belongs to. */
interface Line {
  /** The outermost level is 1. */
  level: number
  list: 'ul' | 'ol'
  /** Of an ordered list: the number, and the letters in place of digits, as the attribute `type` has it. */
  number?: number | undefined
  type?: string | undefined
}

/** A line with what stands in it. */
type Item = Line & { content: Node[] }

const isList = (node: Node): node is Element => isTag(node, 'ul', 'ol')

const SIGN = /^\(?(?:(?:\d+\.)*(\d+)|([a-z]{1,5}))[.)]/i
/** The bullets of Word's fonts for symbols, as letters. */
const BULLET = /^(?:[·•▪●○◦■□§Øüvqo*–-]|\(?(?:\d{1,3}|[a-z]|[ivx]+)[.)])[\s\u00a0]+/i

const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ')

/** What the sign in front of a line says of its list. */
function readSign(sign: string): Omit<Line, 'level'> {
  const [, digits, letters] = SIGN.exec(sign.trim()) ?? []
  if (digits) return { list: 'ol', number: Number(digits) }
  if (!letters) return { list: 'ul' }
  const small = letters.toLowerCase()
  const isRoman = small === 'i' || small.length > 1
  const type = isRoman ? 'i' : 'a'
  return {
    list: 'ol',
    number: isRoman ? ROMAN.indexOf(small) + 1 : parseInt(small, 36) - 9,
    type: letters === small ? type : type.toUpperCase(),
  }
}

/** Takes the sign that is typed in front of a line out of its text. */
function takeTypedSign(nodes: readonly Node[]): string {
  const first = nodes.find((node) => !isBlank(textOf([node])))
  if (isElement(first)) return takeTypedSign(first.childNodes)
  if (!isText(first)) return ''
  const words = first.value.trimStart()
  const [sign = ''] = BULLET.exec(words) ?? []
  first.value = words.slice(sign.length)
  return sign
}

const lines = new WeakMap<Node, Line>()

/** Notes that Word meant a paragraph as a line of a list, while its styles are there, and takes its sign out. */
export function noteWordItem(paragraph: Element): void {
  const [, level] = /\blevel(\d)/.exec(styleOf(paragraph, 'mso-list')) ?? []
  if (!level && !/MsoListParagraph/.test(attribute(paragraph, 'class'))) return
  const signs = find(paragraph, (one) => styleOf(one, 'mso-list') === 'ignore')
  const sign = textOf(signs) || takeTypedSign(paragraph.childNodes)
  for (const one of signs) one.childNodes = []
  if (level || sign) lines.set(paragraph, { ...readSign(sign), level: Number(level ?? 1) })
}

/** Notes what a line of a list says of itself, while its attributes are there. */
export function noteLine(line: Element, list: Element): void {
  const classes = `${attribute(line, 'class')} ${attribute(list, 'class')}`
  const [, indent] = /\b(?:ql-indent|lst-kix_\w+)-(\d)/.exec(classes) ?? []
  const aria = Number(attribute(line, 'data-aria-level') || attribute(line, 'aria-level'))
  const kind = attribute(line, 'data-list') || (isTag(list, 'ol') ? 'ordered' : '')
  lines.set(line, {
    level: indent ? 1 + Number(indent) : aria || 1,
    list: kind === 'ordered' ? 'ol' : 'ul',
    number: Number(attribute(line, 'value')) || undefined,
  })
}

/** The lines of a list that does not nest as HTML does, or of a paragraph that is one. */
function itemsOf(element: Element, depth = 1): Item[] {
  const noted = lines.get(element)
  if (noted) return [{ ...noted, content: element.childNodes }]
  const list = isTag(element, 'ol') ? 'ol' : 'ul'
  const type = attribute(element, 'type') || undefined
  return element.childNodes.filter(isElement).flatMap((child): Item[] => {
    const own: Line = { list, type, level: 1, ...lines.get(child) }
    const item = { ...own, level: Math.max(depth, own.level), content: child.childNodes }
    return isList(child) ? itemsOf(child, depth + 1) : [item]
  })
}

/** Whether lists do not nest as HTML does, by themselves or together. */
function areOdd(lists: readonly Element[], items: readonly Item[]): boolean {
  const own = lists.flatMap(({ tagName, childNodes }) => childNodes.map(() => tagName))
  return (
    lists.some((one) => one.childNodes.some(isList) || !isList(one)) ||
    items.some(({ level, list }, at) => level !== items[0]?.level || list !== own[at])
  )
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

/** The attribute `type` of an ordered list whose style says by which letters it counts. */
export function numbering(list: Element): string | undefined {
  const style = styleOf(list, 'list-style-type') || styleOf(list, 'list-style')
  const [, letters, kind] = /\b(lower|upper)-(alpha|latin|roman)\b/.exec(style) ?? []
  const type = kind === 'roman' ? 'i' : 'a'
  return letters && (letters === 'upper' ? type.toUpperCase() : type)
}
