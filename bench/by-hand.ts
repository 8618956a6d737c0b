import { createServer, request } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { listen } from '@/testing/http'

/** With it a browser starts a process of its own for a page, as it does for each page of the site. */
const ownProcess = { 'cross-origin-opener-policy': 'same-origin' }

/** A page of the site without what the framework adds: its markup, its style rules, no scripts. */
const withoutScripts = (html: string) =>
  html
    .replace(/<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/g, '')
    .replace(/<link rel="later"[^>]*>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/ nonce="[^"]*"/g, '')
    .replace(/<!--[^>]*-->/g, '')

/**
 * Starts a server with pages of the site as somebody would write them by hand. All other addresses,
 * such as pictures and fonts, it asks the site for.
 * @param site its address
 * @param paths of the pages
 */
export async function startPagesByHand(site: string, paths: readonly string[]) {
  const pages = new Map<string, Buffer>()
  for (const path of paths) {
    const html = await (await fetch(site + path)).text()
    pages.set(path, brotliCompressSync(withoutScripts(html)))
  }
  const server = createServer((asked, response) => {
    const page = pages.get(asked.url ?? '')
    if (page) {
      const type = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
      response.writeHead(200, { ...type, ...ownProcess, 'content-length': page.length }).end(page)
      return
    }
    request(site + asked.url, { headers: asked.headers }, (found) => {
      response.writeHead(found.statusCode ?? 502, found.headers)
      found.pipe(response)
    })
      .on('error', () => response.destroy())
      .end()
  })
  return {
    url: `http://localhost:${await listen(server)}`,
    close: () => server.close().closeAllConnections(),
  }
}
