import { type DefaultTreeAdapterTypes, html } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
export type Node = DefaultTreeAdapterTypes.ChildNode
export type Text = DefaultTreeAdapterTypes.TextNode
export type Attributes = Record<string, string | undefined>

export const isElement = (node: Node | undefined): node is Element =>
  node !== undefined && 'tagName' in node
export const isText = (node: Node | undefined): node is Text => node?.nodeName === '#text'

/** An attribute of an element, or ''. */
export const attribute = ({ attrs }: Element, name: string): string =>
  attrs.find((one) => one.name === name)?.value ?? ''

export const hasAttribute = ({ attrs }: Element, name: string): boolean =>
  attrs.some((one) => one.name === name)

export const hasClass = (element: Element, pattern: RegExp): boolean =>
  attribute(element, 'class')
    .split(/\s+/)
    .some((name) => pattern.test(name))

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
  const element: Element = {
    nodeName: tagName,
    tagName,
    attrs: [],
    namespaceURI: html.NS.HTML,
    childNodes,
    parentNode: null,
  }
  setAttributes(element, attributes)
  return element
}

export const text = (value: string): Text => ({ nodeName: '#text', value, parentNode: null })

export function rename(element: Element, tagName: string): Element {
  element.tagName = element.nodeName = tagName
  return element
}

/** All elements below a node that a test holds for, in the order of the text. */
export function find({ childNodes }: Element, test: (element: Element) => boolean): Element[] {
  return childNodes
    .filter(isElement)
    .flatMap((child) => [...(test(child) ? [child] : []), ...find(child, test)])
}

/** The words of nodes, one after the other. */
export const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => (isText(node) ? node.value : isElement(node) ? textOf(node.childNodes) : ''))
    .join('')

/** Spaces of all kinds, also those without a width. */
export const isBlank = (value: string): boolean => !/[^\s\p{Cf}\u{34f}]/u.test(value)

/** What a style says of each property, in lower case, and whether it insists on it. */
export type Style = ReadonlyMap<string, { value: string; isImportant: boolean }>

export function readStyle(declarations: string): Style {
  const style = new Map<string, { value: string; isImportant: boolean }>()
  for (const declaration of declarations.toLowerCase().split(';')) {
    const [name = '', ...rest] = declaration.split(':')
    const [value = '', bang] = rest.join(':').split('!')
    const isImportant = bang !== undefined
    if (isImportant || !style.get(name.trim())?.isImportant)
      style.set(name.trim(), { value: value.trim(), isImportant })
  }
  return style
}

const styles = new WeakMap<Element, Style[]>()

/** Puts the styles of a style sheet, the weakest first, below the one that an element has itself. */
export function addStyles(element: Element, below: Style[]): Style[] {
  const own = attribute(element, 'style')
  const all = own ? [...below, readStyle(own)] : below
  styles.set(element, all)
  return all
}

const stylesOf = (element: Element) => styles.get(element) ?? addStyles(element, [])

export const isStyled = (element: Element): boolean => stylesOf(element).length > 0

/** What the styles of an element say of a property, in lower case, or ''. */
export function styleOf(element: Element, property: string): string {
  let said: ReturnType<Style['get']>
  for (const style of stylesOf(element)) {
    const next = style.get(property)
    if (next && (next.isImportant || !said?.isImportant)) said = next
  }
  return said?.value ?? ''
}
