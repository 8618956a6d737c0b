import { createServer, request } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { listen } from '@/testing/http'

const fontLink = /<link rel="preload"[^>]* as="font"[^>]*>/g

/**
 * A page of the site without what the framework adds: its markup, its style rules, no scripts. Its fonts are
 * asked for in its head, as guides tell.
 */
const byHand = (html: string) =>
  html
    .replace(fontLink, '')
    .replace('<title>', `${html.match(fontLink)?.join('') ?? ''}<title>`)
    .replace(/<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/ nonce="[^"]*"/g, '')
    .replace(/<!--[^>]*-->/g, '')

/**
 * Starts a server with pages of the site as somebody would write them by hand, with the headers of the
 * site. All other addresses, such as pictures and fonts, it asks the site for.
 * @param site its address
 * @param paths of the pages
 */
export async function startPagesByHand(site: string, paths: readonly string[]) {
  const pages = new Map<string, { headers: Record<string, string>; body: Buffer }>()
  for (const path of paths) {
    const found = await fetch(site + path, { headers: { accept: 'text/html' } })
    const { 'transfer-encoding': _, etag: __, ...headers } = Object.fromEntries(found.headers)
    const body = brotliCompressSync(byHand(await found.text()))
    const own = { 'content-encoding': 'br', 'content-length': String(body.length) }
    pages.set(path, { headers: { ...headers, ...own }, body })
  }
  const server = createServer((asked, response) => {
    const page = pages.get(asked.url ?? '')
    if (page) return void response.writeHead(200, page.headers).end(page.body)
    request(site + asked.url, { headers: asked.headers }, (found) => {
      response.writeHead(found.statusCode ?? 502, found.headers)
      found.pipe(response)
    })
      .on('error', () => response.destroy())
      .end()
  })
  return {
    host: `localhost:${await listen(server)}`,
    close: () => server.close().closeAllConnections(),
  }
}
