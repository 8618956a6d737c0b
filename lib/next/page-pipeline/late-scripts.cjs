// @ts-check
const { readPage, withoutTags } = require('./read-page.cjs')
const { UnexpectedPage } = require('./unexpected-page.cjs')

/**
 * Moves the scripts of the head behind what is read, to the first one there. A browser asks for
 * what it finds first, and on a slow line the first picture would share it with all of them.
 * @param {string} html
 * @throws {UnexpectedPage}
 */
function moveScripts(html) {
  const { scripts, headEnd } = readPage(html)
  if (headEnd === undefined) throw new UnexpectedPage('no end of the head')
  const first = scripts.find(({ start }) => start > headEnd)
  if (!first) throw new UnexpectedPage('no script behind the head')
  const early = scripts.filter(({ start }) => start < headEnd)
  const moved = early.map(({ start, end }) => html.slice(start, end)).join('')
  const head = withoutTags(html.slice(0, headEnd), early)
  return head + html.slice(headEnd, first.start) + moved + html.slice(first.start)
}

module.exports = { moveScripts }
