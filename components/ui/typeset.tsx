import type { ElementType, ReactNode } from 'react'
import { Fragment, jsx as element, jsxs as elementOfMany } from 'react/jsx-runtime'

/**
 * What stays on one line: a short compound such as all-access, 3-minute or 6am-11pm, and a number
 * with its unit.
 */
const TOGETHER =
  /((?<![\p{L}\p{N}/.’-])[\p{L}\p{N}’]{1,9}(?:[-–][\p{L}\p{N}’]{1,12}){1,2}(?![\p{L}\p{N}/-])|\d{1,5}(?:,\d{3})?\+?\s(?:minutes?|days?|years?|km|sq\sft|Cr)\b)/u

/** Elements without lines of text. */
const PLAIN = new Set<ElementType>(['option', 'script', 'style', 'title'])

/** Elements whose text may stand beside an icon: it stays one element, or its parts would be apart. */
const BESIDE_ICONS = new Set<ElementType>(['a', 'button', 'label', 'summary'])

type Props = { children?: ReactNode }

function typeset(text: ReactNode, type: ElementType): ReactNode[] {
  const parts = typeof text === 'string' ? text.split(TOGETHER) : []
  if (parts.length < 2) return [text]
  const set = parts.map((part, index) =>
    index % 2 ? element('span', { className: 'together', children: part }) : part,
  )
  return BESIDE_ICONS.has(type) ? [elementOfMany('span', { children: set })] : set
}

/**
 * How server components make elements (`jsxImportSource` in tsconfig.json). No style forbids a break
 * after a hyphen, none of the fonts has the hyphen that does not break, and a joining character
 * would be copied, searched for and read aloud with the word. So the words are put into elements
 * here, where the text of all pages comes by, and the content stays plain text.
 */
export function jsx(type: ElementType, props: Props, key?: string) {
  const { children } = props
  if ((typeof type !== 'string' && type !== Fragment) || PLAIN.has(type))
    return element(type, props, key)
  const set = [children].flat().flatMap((child) => typeset(child, type))
  const same = set.every((child, index) => child === [children].flat()[index])
  return same ? element(type, props, key) : elementOfMany(type, { ...props, children: set }, key)
}

export { jsx as jsxs, jsx as jsxDEV, Fragment }
