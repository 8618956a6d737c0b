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

const styles = new WeakMap<Element, Map<string, string>>()

/** What the style attribute of an element says of a property, in lower case, or ''. */
export function styleOf(element: Element, property: string): string {
  let style = styles.get(element)
  if (!style) {
    style = new Map()
    const important = new Set<string>()
    for (const declaration of attribute(element, 'style').toLowerCase().split(';')) {
      const colon = declaration.indexOf(':')
      const name = declaration.slice(0, Math.max(colon, 0)).trim()
      const [value = '', bang] = declaration.slice(colon + 1).split('!')
      if (!name || (important.has(name) && !bang)) continue
      style.set(name, value.trim())
      if (bang) important.add(name)
    }
    styles.set(element, style)
  }
  return style.get(property) ?? ''
}
