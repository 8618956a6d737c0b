import { readPage } from '@/lib/next/page-pipeline/read-page.cjs'

/** A page of the site without what a framework adds, as somebody would write it by hand. */
export interface HandWritten {
  html: string
  /** Address of its one style sheet, and what is in it. */
  sheet: string
  css: string
}

const text = async (url: string) => (await fetch(url)).text()

/** Addresses in a sheet lead to what stands beside it. */
const absolute = (css: string, address: string) =>
  css.replace(/url\((["']?)(\.\.?\/[^"')]+)/g, (_, quote: string, to: string) => {
    return `url(${quote}${new URL(to, `http://page${address}`).pathname}`
  })

/**
 * Takes a page of the site and leaves its markup, its one sheet, its fonts and pictures.
 * @param site origin
 * @param path of the page
 */
export async function writeByHand(site: string, path: string): Promise<HandWritten> {
  const page = (await text(site + path)).replaceAll('rel="later"', 'rel="stylesheet"')
  const addresses = readPage(page).sheets.map(({ attributes }) => attributes.href ?? '')
  const sheets = addresses.map(async (one) => absolute(await text(site + one), one))
  const css = (await Promise.all(sheets)).join('\n')
  const sheet = `/by-hand${path === '/' ? '/home' : path}.css`
  const html = page
    .replace(/<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/g, '')
    .replace(/<style data-used>[^]*?<\/style>/, '')
    .replace(/<link rel="stylesheet"[^>]*>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/ nonce="[^"]*"/g, '')
    .replace(/<!--[^>]*-->/g, '')
    .replace(/(<meta name="viewport"[^>]*>)/, `$1<link rel="stylesheet" href="${sheet}">`)
  return { html, sheet, css }
}
