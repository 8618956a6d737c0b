import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startSite } from '@/testing/site'
import { startBarePages } from './bare-next'
import { writeByHand } from './by-hand'
import { startPeer, type File } from './peer'

const folder = 'bench/static'

/** Writes a page beside the bench too, so that it can be read. */
async function keep(address: string, content: string) {
  const file = path.join(folder, address)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}

/**
 * For it a browser starts a process of its own, whoever has written the page: between two sites it does
 * so anyway, but not from the empty page of a test.
 */
const ownProcess = { 'cross-origin-opener-policy': 'same-origin' }

const file = (html: string): File => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'max-age=60',
    ...ownProcess,
  },
  body: Buffer.from(html),
})

/**
 * Starts the site from its production build, the same pages written by hand, and the same pages as
 * a bare Next app.
 * @param paths of the pages
 */
export async function startSites(paths: string[]) {
  const site = await startSite()
  const pages = new Map(
    await Promise.all(paths.map(async (one) => [one, await writeByHand(site.url, one)] as const)),
  )
  const files = new Map<string, File>()
  for (const [address, html] of pages) {
    files.set(address, file(html))
    await keep(address === '/' ? 'home.html' : `${address}.html`, html)
  }
  const byHand = await startPeer(site.url, (address) => Promise.resolve(files.get(address)))
  const bare = await startBarePages(site.url, pages, ownProcess)
  const close = async () => {
    byHand.close()
    await bare.close()
    await site.close()
  }
  const servers = { site: site.url, 'bare Next': bare.bare }
  return { servers, urls: { 'by hand': byHand.url, site: site.url, 'bare Next': bare.url }, close }
}
