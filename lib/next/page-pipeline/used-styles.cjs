// @ts-check
const crypto = require('node:crypto')
const { readFileSync } = require('node:fs')
const path = require('node:path')
const { readPage } = require('./read-page.cjs')
const { scriptWords } = require('./script-words.cjs')
const { readSheet } = require('./sheet.cjs')
const { UnexpectedPage } = require('./unexpected-page.cjs')

/** @type {Map<string, ReturnType<typeof readSheet>>} */
const sheets = new Map()

/**
 * @param {string} address
 * @param {string} buildFolder
 */
function sheetAt(address, buildFolder) {
  const [, file] = /^\/_next\/(static\/[\w/.-]+\.css)$/.exec(address) ?? []
  if (!file) throw new UnexpectedPage(`no sheet of this build: ${address}`)
  const place = path.join(buildFolder, file)
  const sheet = sheets.get(place) ?? readSheet(readFileSync(place, 'utf8'), address)
  sheets.set(place, sheet)
  return sheet
}

/**
 * Puts the rules that a page and its scripts can use of its linked sheets into one style element at
 * the end of the head, behind the title and what link previews read: the page needs no sheet.
 * @param {string} html
 * @param {string} buildFolder `.next`
 * @throws {UnexpectedPage}
 */
function inlineUsedStyles(html, buildFolder) {
  const page = readPage(html)
  if (page.headEnd === undefined) throw new UnexpectedPage('no end of the head')
  if (page.hasStyles) throw new UnexpectedPage('styles that are not ours')
  if (page.sheets.length === 0) throw new UnexpectedPage('no sheet')
  const known = { ...page, words: scriptWords(html, buildFolder) }
  const css = page.sheets
    .map(({ attributes }) => sheetAt(attributes.href ?? '', buildFolder)(known))
    .join('')
  if (/<\/style/i.test(css)) throw new UnexpectedPage('a sheet that would end the style element')
  return `${html.slice(0, page.headEnd)}<style data-used>${css}</style>${html.slice(page.headEnd)}`
}

/**
 * The policy source of the style element that `inlineUsedStyles` has put into a page, if any.
 * @param {string} html
 */
function usedStylesHashes(html) {
  const [, css] = /<style data-used>([^]*?)<\/style>/.exec(html) ?? []
  if (css === undefined) return []
  return [`'sha256-${crypto.createHash('sha256').update(css).digest('base64')}'`]
}

module.exports = { inlineUsedStyles, usedStylesHashes }
