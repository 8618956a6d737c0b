import { defaultTreeAdapter, type DefaultTreeAdapterTypes, html } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
export type Node = DefaultTreeAdapterTypes.ChildNode
export type Text = DefaultTreeAdapterTypes.TextNode
export type Attributes = Record<string, string | undefined>

export const isElement = (node: Node | undefined): node is Element =>
  node !== undefined && 'tagName' in node
export const isText = (node: Node | undefined): node is Text => node?.nodeName === '#text'

/** Whether a node is an element with one of some names. */
export const isTag = (node: Node | undefined, ...names: string[]): node is Element =>
  isElement(node) && names.includes(node.tagName)

/** An attribute of an element, or ''. */
export const attribute = ({ attrs }: Element, name: string): string =>
  attrs.find((one) => one.name === name)?.value ?? ''

export const hasAttribute = ({ attrs }: Element, name: string): boolean =>
  attrs.some((one) => one.name === name)

export function setAttributes(element: Element, attributes: Attributes) {
  element.attrs = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  )
}

export function make(
  tagName: string,
  childNodes: Node[] = [],
  attributes: Attributes = {},
): Element {
  const element = defaultTreeAdapter.createElement(tagName, html.NS.HTML, [])
  setAttributes(element, attributes)
  return Object.assign(element, { childNodes })
}

export const text = (value: string): Text => defaultTreeAdapter.createTextNode(value)

export const parentOf = ({ parentNode }: Element): Element | undefined =>
  parentNode && 'tagName' in parentNode ? parentNode : undefined

export const rename = (element: Element, tagName: string): Element =>
  Object.assign(element, { tagName, nodeName: tagName })

/** All elements below a node that a test holds for, in the order of the text. */
export function find(
  { childNodes }: Element,
  test: (element: Element) => boolean,
  found: Element[] = [],
): Element[] {
  for (const child of childNodes.filter(isElement)) {
    if (test(child)) found.push(child)
    find(child, test, found)
  }
  return found
}

/** Takes out all elements that a test holds for, with what is in them. */
export function remove(element: Element, test: (element: Element) => boolean): void {
  element.childNodes = element.childNodes.filter((node) => !isElement(node) || !test(node))
  for (const child of element.childNodes) if (isElement(child)) remove(child, test)
}

/** All elements below a node that have one of some names. */
export const findTags = (element: Element, ...names: string[]): Element[] =>
  find(element, (one) => isTag(one, ...names))

/** Nodes of which each row that a test holds for is made into others. */
export function inRuns(
  nodes: readonly Node[],
  belongs: (node: Node) => boolean,
  make: (run: Node[]) => Node[],
): Node[] {
  const result: Node[] = []
  let run: Node[] = []
  for (const node of [...nodes, undefined]) {
    if (node && belongs(node)) run.push(node)
    else {
      if (run.length) result.push(...make(run))
      run = []
      if (node) result.push(node)
    }
  }
  return result
}

/** The words of nodes, one after the other. */
export const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => (isText(node) ? node.value : isElement(node) ? textOf(node.childNodes) : ''))
    .join('')

/** Spaces of all kinds, also those without a width. */
export const isBlank = (value: string): boolean => !/[^\s\p{Cf}\u{34f}]/u.test(value)

export const isSpace = (node: Node | undefined): boolean => isText(node) && isBlank(node.value)

/** What declarations say of each property, in lower case; where they insist, its name has a `!` in front. */
export type Style = ReadonlyMap<string, string>

/** The styles of each element that has some, the weakest first. */
export const styles = new WeakMap<Element, Style[]>()

/** What the styles of an element say of a property, in lower case, or ''. */
export function styleOf(element: Element, property: string): string {
  const own = styles.get(element)
  const said = (name: string) => own?.findLast((style) => style.has(name))?.get(name)
  return own ? (said(`!${property}`) ?? said(property) ?? '') : ''
}
