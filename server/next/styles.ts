import { readFileSync } from 'node:fs'
import path from 'node:path'
import { keptClubKey, showKeptClub } from '@/lib/clubs/show-kept-club'
import { hashOf, startData } from './inline-scripts'
import { readPage, type Tag, UnexpectedPage, withoutTags } from './read-page'
import { readSheet } from './sheet'

interface Script {
  words: Set<string>
  /** Those it may bring in. */
  loads: string[]
}

const chunk = /static\/chunks\/[\w.~-]+\.js/g

const scripts = new Map<string, Script>()

const wordsOf = (text: string) => text.match(/[\w-]+/g) ?? []

function readScript(file: string): Script {
  const code = readFileSync(file, 'utf8')
  const script = { words: new Set(wordsOf(code)), loads: code.match(chunk) ?? [] }
  scripts.set(file, script)
  return script
}

/**
 * All words of a page, of its data, of the scripts that it names and of those they load later. Every
 * class, id and tag that may come into the page in any way is one of them.
 * @param build the build's folder, `.next`
 */
function wordsWithin(html: string, build: string): Set<string> {
  const files = new Set(html.match(chunk))
  // A server component hands on classes that are drawn later in the data for React.
  const data = startData(html)
  if (data === undefined) throw new UnexpectedPage('data for React in an unknown form')
  const words = new Set([...wordsOf(html), ...wordsOf(data)])
  for (const name of files) {
    const file = path.join(build, name)
    const script = scripts.get(file) ?? readScript(file)
    for (const word of script.words) words.add(word)
    for (const loaded of script.loads) files.add(loaded)
  }
  return words
}

const sheets = new Map<string, ReturnType<typeof readSheet>>()

function sheetAt(address: string, build: string) {
  const [, file] = /^\/_next\/(static\/[\w/.-]+\.css)$/.exec(address) ?? []
  if (!file) throw new UnexpectedPage(`no sheet of this build: ${address}`)
  const place = path.join(build, file)
  const sheet = sheets.get(place) ?? readSheet(readFileSync(place, 'utf8'), address)
  sheets.set(place, sheet)
  return sheet
}

/**
 * Puts the rules of its linked sheets whose names stand in a page or its scripts into one style element at
 * the end of the head, behind the title and what link previews read: the page needs no sheet.
 * @param build the build's folder, `.next`
 * @throws {UnexpectedPage}
 */
export function inlineUsedStyles(html: string, build: string): string {
  const page = readPage(html)
  if (page.hasStyles) throw new UnexpectedPage('styles that are not ours')
  if (page.sheets.length === 0) throw new UnexpectedPage('no sheet')
  const words = wordsWithin(html, build)
  const css = page.sheets
    .map(({ attributes }) => sheetAt(attributes.href ?? '', build)(words))
    .join('')
  if (/<\/style/i.test(css)) throw new UnexpectedPage('a sheet that would end the style element')
  return `${html.slice(0, page.headEnd)}<style data-used>${css}</style>${html.slice(page.headEnd)}`
}

/** The policy source of the style element that `inlineUsedStyles` has put into a page, if any. */
export const usedStylesHashes = (html: string): string[] =>
  Array.from(html.matchAll(/<style data-used>([^]*?)<\/style>/g), ([, css = '']) => hashOf(css))

/**
 * Runs in the page as it is written here. React adds links to style sheets that it does not find. It
 * finds these, and browsers do not fetch them, because they are disabled.
 */
function claimSheets() {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) {
    sheet.disabled = true
    sheet.rel = 'stylesheet'
  }
}

/** What the page runs before it is drawn: its sheets are not fetched, and its visitor's club shows. */
export const headScript = `(${String(claimSheets)})();(${String(showKeptClub)})('${keptClubKey}')`

function laterTag(html: string, { attributes, start, end }: Tag) {
  if (attributes.media !== undefined || !('data-precedence' in attributes))
    throw new UnexpectedPage(`a sheet with its own conditions: ${attributes.href ?? ''}`)
  return html.slice(start, end).replace(/rel=["']?stylesheet["']?/, 'rel="later" media="not all"')
}

/**
 * Moves the linked sheets behind the styles in the page and keeps them from being fetched: the page
 * has all the rules that it can use.
 * @throws {UnexpectedPage}
 */
export function deferSheets(html: string): string {
  const { sheets, headEnd } = readPage(html)
  if (sheets.some(({ end }) => end > headEnd)) throw new UnexpectedPage('a sheet outside the head')
  const head = withoutTags(html.slice(0, headEnd), sheets)
  const later = sheets.map((tag) => laterTag(html, tag)).join('')
  return `${head}${later}<script>${headScript}</script>${html.slice(headEnd)}`
}
