// @ts-check
const { loadOnSubmit } = require('./load-on-submit.cjs')
const { readPage, withoutTags } = require('./read-page.cjs')
const { UnexpectedPage } = require('./unexpected-page.cjs')

/** What the page runs to have its sheets loaded. */
const SHEET_LOADER = `(${String(loadOnSubmit)})()`

/**
 * @param {string} html
 * @param {import('./read-page.cjs').Tag} tag
 */
function laterTag(html, { attributes, start, end }) {
  if (attributes.media !== undefined || !('data-precedence' in attributes))
    throw new UnexpectedPage(`a sheet with its own conditions: ${attributes.href ?? ''}`)
  return html.slice(start, end).replace(/rel=["']?stylesheet["']?/, 'rel="later" media="not all"')
}

/**
 * Moves the linked sheets behind the styles in the page and keeps them from being fetched: the page
 * has all that it can use. They are for another page that comes in place of this one without a new
 * document, which React gives only those sheets that this one does not link.
 * @param {string} html
 * @throws {UnexpectedPage}
 */
function deferSheets(html) {
  const { sheets, headEnd } = readPage(html)
  if (headEnd === undefined) throw new UnexpectedPage('no end of the head')
  if (sheets.some(({ end }) => end > headEnd)) throw new UnexpectedPage('a sheet outside the head')
  const head = withoutTags(html.slice(0, headEnd), sheets)
  const later = sheets.map((tag) => laterTag(html, tag)).join('')
  return `${head}${later}<script>${SHEET_LOADER}</script>${html.slice(headEnd)}`
}

module.exports = { deferSheets, SHEET_LOADER }
