import { attribute, type Element, find, hasAttribute, hasClass, styleOf } from './tree'

const isNothing = (length: string) => /^(?:0(?:\.0*)?(?:px|pt|r?em|%)?|1px)$/.test(length)

/** Names by which themes hide what only screen readers are to say. */
export const unseen = /^(?:screen-reader-text|sr-only|visually-hidden)$/

/** A box without height shows nothing, unless its padding makes room: so do the boxes around videos. */
function isFlat(element: Element): boolean {
  const says = (property: string) => styleOf(element, property)
  if (/[1-9]/.test(`${says('padding')} ${says('padding-top')} ${says('padding-bottom')}`))
    return false
  return (
    isNothing(says('max-height')) || (isNothing(says('height')) && says('overflow') === 'hidden')
  )
}

/** Letters without a size, unless something inside has one of its own. */
const hasNoLetters = (element: Element): boolean =>
  isNothing(styleOf(element, 'font-size')) &&
  find(element, (one) => {
    const size = styleOf(one, 'font-size')
    return one.tagName === 'img' || (size !== '' && !isNothing(size))
  }).length === 0

/**
 * Whether the author hid an element: by an attribute, by a style, as the preview text of a mail, or as
 * a comment of a word processor. What only the site's own styles would hide is not among it.
 */
export function isHidden(element: Element): boolean {
  const says = (property: string) => styleOf(element, property)
  return (
    hasAttribute(element, 'hidden') ||
    (element.tagName === 'dialog' && !hasAttribute(element, 'open')) ||
    (element.tagName === 'input' && attribute(element, 'type') === 'hidden') ||
    hasClass(element, unseen) ||
    says('display') === 'none' ||
    /^(?:hidden|collapse)$/.test(says('visibility')) ||
    says('mso-hide') === 'all' ||
    /^comment/.test(says('mso-element')) ||
    // A picture without opacity waits for a script to show it.
    (element.tagName !== 'img' && isNothing(says('opacity'))) ||
    /^-\d{3,}/.test(says('text-indent')) ||
    (says('position') === 'absolute' && /^-\d{3,}/.test(says('left') + says('top'))) ||
    /^(?:rect\(\s*[01]|inset\((?:50|100)%)/.test(says('clip') + says('clip-path')) ||
    /^scale\(0\)/.test(says('transform')) ||
    (says('color') === 'transparent' && !/background/.test(attribute(element, 'style'))) ||
    isFlat(element) ||
    hasNoLetters(element)
  )
}
