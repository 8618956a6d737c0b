import { defaultTreeAdapter, type DefaultTreeAdapterTypes, html } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
export type Node = DefaultTreeAdapterTypes.ChildNode
type Text = DefaultTreeAdapterTypes.TextNode

export const isElement = (node: Node | undefined): node is Element =>
  node !== undefined && 'tagName' in node
export const isText = (node: Node | undefined): node is Text => node?.nodeName === '#text'

/** Whether a node is an element with one of some names. */
export const isTag = (node: Node | undefined, ...names: string[]): node is Element =>
  isElement(node) && names.includes(node.tagName)

/** An attribute of an element, without spaces around it, or ''. */
export const attribute = ({ attrs }: Element, name: string): string =>
  attrs.find((one) => one.name === name)?.value.trim() ?? ''

/** What the style of an element says of a property, in lower case, or ''. Nobody writes a longer one. */
export function styleOf(element: Element, property: string): string {
  const declarations = attribute(element, 'style').slice(0, 5000).toLowerCase().split(';')
  const said = declarations.findLast((one) => one.split(':', 1)[0]?.trim() === property)
  return said?.slice(said.indexOf(':') + 1).trim() ?? ''
}

export function make(tagName: string, childNodes: Node[] = [], attributes = {}): Element {
  const attrs = Object.entries<string>(attributes).map(([name, value]) => ({ name, value }))
  return { ...defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs), childNodes }
}

export const text = (value: string): Text => defaultTreeAdapter.createTextNode(value)

export const rename = (element: Element, tagName: string): Element =>
  Object.assign(element, { tagName, nodeName: tagName })

/** All elements among nodes and below that a test holds for, in the order of the text. */
export function find(
  nodes: readonly Node[],
  test: (element: Element) => boolean,
  found: Element[] = [],
): Element[] {
  for (const node of nodes.filter(isElement)) {
    if (test(node)) found.push(node)
    find(node.childNodes, test, found)
  }
  return found
}

/** Nodes of which each row that a test holds for is made into others. */
export function inRuns(
  nodes: readonly Node[],
  belongs: (node: Node) => boolean,
  make: (run: Node[]) => Node[],
): Node[] {
  const runs: { isRun: boolean; run: Node[] }[] = []
  for (const node of nodes) {
    const isRun = belongs(node)
    const last = runs.at(-1)
    if (isRun && last?.isRun) last.run.push(node)
    else runs.push({ isRun, run: [node] })
  }
  return runs.flatMap(({ isRun, run }) => (isRun ? make(run) : run))
}

/** The words of nodes, one after the other; a script has none. */
export const textOf = (nodes: readonly Node[]): string =>
  nodes
    .filter((node) => !isTag(node, 'script', 'style'))
    .map((node) => (isText(node) ? node.value : isElement(node) ? textOf(node.childNodes) : ''))
    .join('')

/** Spaces of all kinds, also those without a width. */
export const isBlank = (value: string): boolean => !/[^\s\p{Cf}\u{34f}]/u.test(value)

export const isSpace = (node: Node | undefined): boolean => isText(node) && isBlank(node.value)
