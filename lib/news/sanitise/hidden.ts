import { type Element, find, hasAttribute, hasClass, isTag, styleOf, styles } from './tree'

/** Names by which themes hide what only screen readers are to say. */
export const unseen = ['screen-reader-text', 'sr-only', 'visually-hidden']

const NOTHING = /^(?:(?:0+(?:\.0*)?|\.0*)(?:px|pt|r?em|%)?|1px)$/
const UNSET = /^$/
const isPlaced = /^(?:absolute|fixed)/
/** Padding makes room in a box without height: so do the boxes around videos. */
const noPadding = {
  padding: /^[^1-9]*$/,
  'padding-top': /^[^1-9]*$/,
  'padding-bottom': /^[^1-9]*$/,
}

/** What styles say of an element that nobody sees: all that stands together. */
const hiding: [string, RegExp][][] = [
  { display: /^none/ },
  { visibility: /^(?:hidden|collapse)/ },
  { 'mso-hide': /^all/ },
  { 'mso-element': /^comment/ },
  { clip: /^rect\(\s*[01]/ },
  { 'clip-path': /^inset\((?:50|100)%/ },
  { transform: /^scale\(0\)/ },
  { 'text-indent': /^-\d{3,}/ },
  { 'margin-left': /^-\d{4,}/ },
  { position: isPlaced, left: /^-\d{3,}/ },
  { position: isPlaced, left: UNSET, top: /^-\d{3,}/ },
  { color: /^transparent/, '-webkit-background-clip': /^(?!.*text)/ },
  { 'max-height': NOTHING, ...noPadding },
  { height: NOTHING, overflow: /^hidden/, ...noPadding },
].map((all) => Object.entries(all))

function isStyledAway(element: Element): boolean {
  const says = ([property, form]: [string, RegExp]) => form.test(styleOf(element, property))
  const hasSize = (one: Element) => {
    const size = styleOf(one, 'font-size')
    return one.tagName === 'img' || (size !== '' && !NOTHING.test(size))
  }
  return (
    hiding.some((all) => all.every(says)) ||
    // A picture without opacity waits for a script to show it.
    (element.tagName !== 'img' && says(['opacity', NOTHING])) ||
    (says(['font-size', NOTHING]) && !find(element, hasSize).length)
  )
}

/**
 * Whether the author hid an element: by an attribute, by a style, as the preview text of a mail, or as
 * a comment of a word processor. What only the site's own styles would hide is not among it.
 */
export const isHidden = (element: Element): boolean =>
  hasAttribute(element, 'hidden') ||
  (isTag(element, 'dialog') && !hasAttribute(element, 'open')) ||
  hasClass(element, ...unseen) ||
  (styles.has(element) && isStyledAway(element))
