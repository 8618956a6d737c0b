// @ts-check
const { loadScripts } = require('./load-scripts.cjs')
const { readPage, withoutTags } = require('./read-page.cjs')
const { UnexpectedPage } = require('./unexpected-page.cjs')

/** What the page runs to have its scripts loaded. */
const SCRIPT_LOADER = `(${String(loadScripts)})()`

const FILE = /^[\w/.~?=-]+$/

/**
 * Puts one small script in the place of the first one behind what is read, and has it ask for all
 * that hold nothing up. A browser asks for what it finds first, and on a slow line the first picture
 * would share it with all of them.
 * @param {string} html
 * @throws {UnexpectedPage}
 */
function deferScripts(html) {
  const { scripts, headEnd } = readPage(html)
  if (headEnd === undefined) throw new UnexpectedPage('no end of the head')
  const first = scripts.find(({ start }) => start > headEnd)
  if (!first) throw new UnexpectedPage('no script behind the head')
  const files = scripts.flatMap(({ attributes }) => attributes.src ?? [])
  const strange = files.find((file) => !FILE.test(file))
  if (strange !== undefined) throw new UnexpectedPage(`no script of this build: ${strange}`)
  const others = scripts.filter((one) => one !== first)
  const loader = `<script data-files="${files.join(' ')}">${SCRIPT_LOADER}</script>`
  return withoutTags(html, others).replace(html.slice(first.start, first.end), () => loader)
}

module.exports = { deferScripts, SCRIPT_LOADER }
