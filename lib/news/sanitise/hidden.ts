import { type Element, find, hasAttribute, hasClass, isStyled, styleOf } from './tree'

/** Names by which themes hide what only screen readers are to say. */
export const unseen = /^(?:screen-reader-text|sr-only|visually-hidden)$/

const NOTHING = /^(?:(?=[.0])0*\.?0*(?:px|pt|r?em|%)?|1px)$/

/** What a style says of an element that nobody sees. */
const hiding = Object.entries({
  display: /^none/,
  visibility: /^(?:hidden|collapse)/,
  'mso-hide': /^all/,
  'mso-element': /^comment/,
  clip: /^rect\(\s*[01]/,
  'clip-path': /^inset\((?:50|100)%/,
  transform: /^scale\(0\)/,
  'text-indent': /^-\d{3,}/,
  'margin-left': /^-\d{4,}/,
})

/**
 * Whether the author hid an element: by an attribute, by a style, as the preview text of a mail, or as
 * a comment of a word processor. What only the site's own styles would hide is not among it.
 */
export function isHidden(element: Element): boolean {
  const { tagName } = element
  return (
    hasAttribute(element, 'hidden') ||
    (tagName === 'dialog' && !hasAttribute(element, 'open')) ||
    hasClass(element, unseen) ||
    (isStyled(element) && isStyledAway(element))
  )
}

function isStyledAway(element: Element): boolean {
  const says = (property: string, form: RegExp) => form.test(styleOf(element, property))
  // A box without height shows nothing, unless its padding makes room: so do the boxes around videos.
  const isFlat =
    (says('max-height', NOTHING) || (says('height', NOTHING) && says('overflow', /^hidden/))) &&
    !['padding', 'padding-top', 'padding-bottom'].some((name) => says(name, /[1-9]/))
  const hasSize = (one: Element) => {
    const size = styleOf(one, 'font-size')
    return one.tagName === 'img' || (size !== '' && !NOTHING.test(size))
  }
  const place = styleOf(element, 'left') + styleOf(element, 'top')
  return (
    hiding.some(([property, form]) => says(property, form)) ||
    // A picture without opacity waits for a script to show it.
    (element.tagName !== 'img' && says('opacity', NOTHING)) ||
    (says('position', /^(?:absolute|fixed)/) && /^-\d{3,}/.test(place)) ||
    (says('color', /^transparent/) && !says('-webkit-background-clip', /text/)) ||
    isFlat ||
    (says('font-size', NOTHING) && !find(element, hasSize).length)
  )
}
