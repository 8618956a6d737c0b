// @ts-check
const { readPage } = require('./read-page.cjs')
const { switchOnTogether } = require('./switch-on-together.cjs')
const { UnexpectedPage } = require('./unexpected-page.cjs')

const LATE = ' media="not all"'

/** What the page runs to switch the sheets on. */
const SWITCH = `(${String(switchOnTogether)})()`

/**
 * @param {string} html
 * @param {import('./read-page.cjs').Tag} tag
 */
function lateTag(html, { attributes, start, end }) {
  if (attributes.media !== undefined || !('data-precedence' in attributes))
    throw new UnexpectedPage(`a sheet with its own conditions: ${attributes.href ?? ''}`)
  return html.slice(start, end).replace(/\s*\/?>$/, `${LATE}/>`)
}

/**
 * Moves the linked sheets behind the styles in the page, where they keep no paint waiting, and has
 * them switched on together. They hold what components bring in later, and what React takes as
 * loaded when the visitor goes on to another page. Without JavaScript they stay off: the page has
 * all that it uses.
 * @param {string} html
 * @throws {UnexpectedPage}
 */
function deferSheets(html) {
  const { sheets, headEnd } = readPage(html)
  if (headEnd === undefined) throw new UnexpectedPage('no end of the head')
  const late = sheets.map((tag) => lateTag(html, tag)).join('')
  let before = ''
  let from = 0
  for (const { start, end } of sheets) {
    if (end > headEnd) throw new UnexpectedPage('a sheet outside the head')
    before += html.slice(from, start)
    from = end
  }
  before += html.slice(from, headEnd)
  return `${before}${late}<script>${SWITCH}</script>${html.slice(headEnd)}`
}

module.exports = { deferSheets, SWITCH }
