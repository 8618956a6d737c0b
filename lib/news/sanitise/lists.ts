import {
  attribute,
  type Element,
  find,
  hasAttribute,
  isBlank,
  isElement,
  isText,
  make,
  type Node,
  styleOf,
  textOf,
} from './tree'

/** A line of a list before it is known what it belongs to. */
interface Item {
  content: Node[]
  /** The outermost level is 1. */
  level: number
  list: 'ul' | 'ol'
  /** Of an ordered list: the number, and the letters in place of digits, as the attribute `type` has it. */
  number?: number | undefined
  type?: string | undefined
}

const isList = (node: Node): node is Element => isElement(node) && /^[uo]l$/.test(node.tagName)

const SIGN = /^\(?(?:(?:\d+\.)*(\d+)|([a-z]{1,5}))[.)]/i
/** The bullets of Word's fonts for symbols, as letters. */
const BULLET = /^(?:[·•▪●○◦■□§Øüvqo*–-]|\(?(?:\d{1,3}|[a-z]|[ivx]+)[.)])[\s\u00a0]+/i

const roman: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

function valueOf(letters: string, isRoman: boolean): number {
  const values = [...letters.toLowerCase()].map((one) =>
    isRoman ? (roman[one] ?? 0) : one.charCodeAt(0) - 96,
  )
  return values.reduce(
    (sum, value, at) => (isRoman && value < (values[at + 1] ?? 0) ? sum - value : sum + value),
    0,
  )
}

/** What the sign in front of a line says of its list. */
function readSign(sign: string): Pick<Item, 'list' | 'number' | 'type'> {
  const [, digits, letters] = SIGN.exec(sign.trim()) ?? []
  if (digits) return { list: 'ol', number: Number(digits) }
  if (!letters) return { list: 'ul' }
  const isRoman = /^(?:i|[ivxlc]{2,})$/i.test(letters)
  const type = isRoman ? 'i' : 'a'
  return {
    list: 'ol',
    number: valueOf(letters, isRoman),
    type: letters === letters.toLowerCase() ? type : type.toUpperCase(),
  }
}

/** Takes the sign that is typed in front of a line out of its text. */
function takeTypedSign(nodes: readonly Node[]): string {
  for (const node of nodes) {
    if (isText(node) && !isBlank(node.value)) {
      const [sign = ''] = BULLET.exec(node.value.trimStart()) ?? []
      node.value = node.value.trimStart().slice(sign.length)
      return sign
    }
    if (isElement(node) && !isBlank(textOf([node]))) return takeTypedSign(node.childNodes)
  }
  return ''
}

const items = new WeakMap<Element, Item>()

/** Notes that Word meant a paragraph as a line of a list, while its styles are there, and takes its sign out. */
export function noteWordItem(paragraph: Element): void {
  const [, level] = /\blevel(\d)/.exec(styleOf(paragraph, 'mso-list')) ?? []
  if (!level && !/MsoListParagraph/.test(attribute(paragraph, 'class'))) return
  const signs = find(paragraph, (one) => styleOf(one, 'mso-list') === 'ignore')
  const sign = textOf(signs) || takeTypedSign(paragraph.childNodes)
  for (const one of signs) one.childNodes = []
  if (level || sign)
    items.set(paragraph, { ...readSign(sign), level: Number(level ?? 1), content: [] })
}

/** Notes what a line of a list says of itself, while its attributes are there. */
export function noteLine(line: Element, list: Element): void {
  const classes = `${attribute(line, 'class')} ${attribute(list, 'class')}`
  const [, indent] = /\b(?:ql-indent|lst-kix_\w+)-(\d)/.exec(classes) ?? []
  const aria = Number(attribute(line, 'data-aria-level') || attribute(line, 'aria-level'))
  const kind = attribute(line, 'data-list') || (list.tagName === 'ol' ? 'ordered' : '')
  items.set(line, {
    content: [],
    level: indent ? 1 + Number(indent) : aria || 1,
    list: kind === 'ordered' ? 'ol' : 'ul',
    number: Number(attribute(line, 'value')) || undefined,
  })
}

/** The lines of a list that does not nest as HTML does: levels in attributes, or a list right in a list. */
function linesOf(list: Element, depth = 1): Item[] {
  return list.childNodes.flatMap((child): Item[] => {
    if (isList(child)) return linesOf(child, depth + 1)
    if (!isElement(child)) return []
    const noted = items.get(child)
    const level = Math.max(depth, noted?.level ?? 1)
    const type = attribute(list, 'type') || undefined
    return [
      { list: list.tagName as Item['list'], type, ...noted, level, content: child.childNodes },
    ]
  })
}

/** Whether lists do not nest as HTML does, by themselves or together. */
function areOdd(lists: readonly Element[], lines: readonly Item[]): boolean {
  const own = lists.flatMap(({ tagName, childNodes }) => childNodes.map(() => tagName))
  return (
    lists.some((one) => !isList(one) || one.childNodes.some(isList)) ||
    lines.some(({ level, list }, at) => level !== lines[0]?.level || list !== own[at])
  )
}

/** Builds lists in lists from lines with levels. */
function nest(lines: readonly Item[]): Element[] {
  const outermost = Math.min(...lines.map(({ level }) => level))
  const lists: Element[] = []
  const open: Element[] = []
  for (const { content, level, list, number, type } of lines) {
    const depth = Math.min(level - outermost, open.length)
    open.length = Math.min(open.length, depth + 1)
    let current = open[depth]
    const beginsAgain = number === 1 && current?.tagName === 'ol'
    if (current?.tagName !== list || beginsAgain) {
      current = make(list, [], {
        start: number !== undefined && number > 1 ? `${number}` : undefined,
        type,
      })
      open[depth] = current
      const siblings = depth ? open[depth - 1]?.childNodes : lists
      const place = depth ? siblings?.at(-1) : undefined
      if (isElement(place)) place.childNodes.push(current)
      else lists.push(current)
    }
    current.childNodes.push(make('li', content))
  }
  return lists
}

/** Lines that stand in no list: those of Word, and what was cut out of one. */
const isLooseItem = (node: Node) =>
  isElement(node) && /^(?:p|div)$/.test(node.tagName) && items.has(node)

/** Makes lists of the lines among the children of an element that an editor wrote in its own way. */
export function withLists(children: readonly Node[]): Node[] {
  const result: Node[] = []
  let run: Element[] = []
  const flush = () => {
    const lines = run.flatMap(readLines)
    result.push(...(areOdd(run, lines) ? nest(lines) : run))
    run = []
  }
  const isLine = (child: Node): child is Element => isList(child) || isLooseItem(child)
  for (const child of children) {
    if (isLine(child)) run.push(child)
    else if (!run.length || !isText(child) || !isBlank(child.value)) {
      flush()
      result.push(child)
    }
  }
  flush()
  return result
}

function readLines(element: Element): Item[] {
  const noted = items.get(element)
  return noted ? [{ ...noted, content: element.childNodes }] : linesOf(element)
}

const LOOK = /\b(lower|upper)-(alpha|latin|roman)\b/

/** The attributes by which an ordered list keeps its first number and its letters. */
export function orderedList(list: Element): Record<string, string | undefined> {
  const style = styleOf(list, 'list-style-type') || styleOf(list, 'list-style')
  const [, letters, kind] = LOOK.exec(style) ?? []
  const sign = kind === 'roman' ? 'i' : 'a'
  const look = letters ? (letters === 'upper' ? sign.toUpperCase() : sign) : attribute(list, 'type')
  const start = attribute(list, 'start')
  return {
    start: /^-?\d{1,6}$/.test(start) ? start : undefined,
    type: /^[aAiI]$/.test(look) ? look : undefined,
    reversed: hasAttribute(list, 'reversed') ? '' : undefined,
  }
}
