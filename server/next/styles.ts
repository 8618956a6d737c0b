import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from './inline-scripts'
import { type Page, type FileElement, UnexpectedPage } from './read-page'

const sheetAddress = /^\/_next(\/static\/[\w/-]+\/)([\w.-]+\.css)$/
const relativeUrl = /url\(\s*(["']?)(?!["']?(?:data:|#|\/|https?:))([^"')]*)/g

const texts = new Map<string, string>()

/** A style element has another base than the sheet, so addresses become absolute. */
function readSheet(
  { attributes: { href = '', media, ...others } }: FileElement,
  build: string,
): string {
  const [, folder = '', name] = sheetAddress.exec(href) ?? []
  if (!name || media !== undefined || others['data-precedence'] !== 'next')
    throw new UnexpectedPage(`a sheet that is linked in another way: ${href}`)
  const file = path.join(build, folder, name)
  const absolute = (_: string, quote: string, address: string) =>
    `url(${quote}${path.posix.join('/_next', folder, address)}`
  const css = texts.get(file) ?? readFileSync(file, 'utf8').replace(relativeUrl, absolute)
  if (/<\/style/i.test(css)) throw new UnexpectedPage('a sheet that would end the style element')
  texts.set(file, css)
  return css
}

/** What a browser without cascade layers has for styles: see `layerSheets`. */
const plain =
  '@supports not (all:revert-layer){body{overflow-wrap:anywhere}img,svg,video{max-width:100%;height:auto}svg{max-height:2em}}'

/**
 * The style element that a page gets in place of the links to its sheets.
 * @param build the build's folder, `.next`
 * @throws {UnexpectedPage}
 */
export function styleElement({ sheets, hasStyles, headEnd }: Page, build: string): string {
  if (hasStyles) throw new UnexpectedPage('styles that are not ours')
  if (sheets.length === 0) throw new UnexpectedPage('no sheet')
  if (sheets.some(({ end }) => end > headEnd)) throw new UnexpectedPage('a sheet outside the head')
  const css = sheets.map((sheet) => readSheet(sheet, build)).join('')
  return `<style data-sheets>${plain}${css.replaceAll('}@layer site{', '')}</style>`
}

/** The policy source of what `styleElement` has made for a page, if anything. */
export const styleHashes = (html: string): string[] =>
  Array.from(html.matchAll(/<style data-sheets>([^]*?)<\/style>/g), ([, css = '']) => hashOf(css))
