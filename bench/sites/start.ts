import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startSite } from '@/testing/site'
import { cached, request, type Origin } from '@/bench/link/origin'
import { startBarePages } from './bare-next'

const folder = 'bench/static'

/**
 * Turns a page of the site into a page written by hand: its markup, the style rules that it uses, its
 * fonts and pictures, and nothing of the framework.
 */
async function writeByHand(site: string, address: string): Promise<string> {
  const page = await (await fetch(site + address)).text()
  return page
    .replace(/<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/g, '')
    .replace(/<link rel="later"[^>]*>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/ nonce="[^"]*"/g, '')
    .replace(/<!--[^>]*-->/g, '')
}

/** Writes a page beside the bench too, so that it can be read. */
async function keep(address: string, content: string) {
  const file = path.join(folder, address)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}

/**
 * With it a browser starts a process of its own for a page, whoever has written the page. Between two
 * sites it does so anyway, but not from the empty page of a test.
 */
const ownProcess = { 'cross-origin-opener-policy': 'same-origin' }

const pageHeaders = {
  ':status': 200,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'max-age=60',
  ...ownProcess,
}

/** Brotli's qualities: a proxy compresses cheaply, the compared pages are as small as can be. */
const [cheap, best] = [5, 11]

/**
 * Starts the site from its production build, the same pages written by hand, and the same pages as
 * a bare Next app.
 * @param paths of the pages
 */
export async function startSites(paths: string[]) {
  const site = await startSite()
  const pages = new Map<string, string>()
  for (const address of paths) {
    const html = await writeByHand(site.url, address)
    pages.set(address, html)
    await keep(address === '/' ? 'home.html' : `${address}.html`, html)
  }
  const fromSite: Origin = (from) => request(site.url, from)
  const byHand: Origin = (from) => {
    const html = pages.get(String(from[':path']))
    if (html === undefined) return fromSite(from)
    return Promise.resolve({ headers: pageHeaders, body: Buffer.from(html) })
  }
  const bare = await startBarePages(site.url, pages, ownProcess)
  const close = async () => {
    await bare.close()
    await site.close()
  }
  return {
    servers: { site: site.url, 'bare Next': bare.url },
    origins: {
      'by hand': cached(byHand, best),
      site: cached(fromSite, cheap),
      'bare Next': cached(bare.origin, best),
    },
    close,
  }
}
