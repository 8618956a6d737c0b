import { setTimeout as wait } from 'node:timers/promises'
import { pages } from '@/content/pages'
import { articlePath } from '@/content/paths'
import { articles } from '@/sandbox/articles'
import { anyAddress, type Random, seeded } from '@/testing/random'
import type { Installation } from './installation'

/** Every page that nginx keeps. */
const paths = [
  ...pages.map(({ path }) => path),
  ...articles.map(({ newsid }) => articlePath(String(newsid))),
]
/** What browsers take, and crawlers without Brotli. */
const encodings = ['br, gzip', 'gzip']
const seenWithinMs = 60_000
/** No visitor reads so many pages that a limit of one address is met. */
const addresses = seeded(1)

/** Reads a page; throws when it is not there, not whole or compressed in another way. */
async function readPage(url: string, encoding: string) {
  const headers = { 'accept-encoding': encoding, 'x-forwarded-for': anyAddress(addresses) }
  const response = await fetch(url, { headers })
  const html = await response.text()
  const compressed = response.headers.get('content-encoding')
  if (
    response.status !== 200 ||
    !html.includes('</html>') ||
    !encoding.startsWith(compressed ?? '-')
  )
    throw new Error(`${url} came with ${response.status}, ${compressed}, ${html.length} characters`)
  return html
}

/** Has nginx keep every page. */
export async function fillCache(front: string) {
  for (const encoding of encodings) for (const path of paths) await readPage(front + path, encoding)
}

/** Reads any page; resolves to what is wrong with it. */
export async function readAnyPage(front: string, random: Random): Promise<string | undefined> {
  const [url, encoding] = [front + random.pick(paths), random.pick(encodings)]
  return readPage(url, encoding).then(
    () => undefined,
    (error: unknown) => `${url}: ${String(error)}`,
  )
}

const scriptsOf = async (url: string) =>
  [...new Set((await readPage(url, 'br, gzip')).match(/\/_next\/static\/[^"\\]+\.js/g))].join(' ')

/**
 * After a deploy: the files of the first release are still there, and visitors soon see what the
 * sites have. Adds to the problems of the installation what is not so.
 */
export async function untilReleaseIsSeen({ first, sites, fronts, problems }: Installation) {
  const [site] = sites
  for (const asset of first.assets) {
    const { status } = await fetch(site.url + asset, { method: 'HEAD' })
    if (status !== 200) problems.push(`gone with a deploy: ${asset}`)
  }
  const begun = performance.now()
  const [front = site.url] = fronts
  const path = '/about'
  const own = await scriptsOf(site.url + path)
  while ((await scriptsOf(front + path)) !== own) {
    if (performance.now() - begun > seenWithinMs)
      return problems.push(`${path} was old ${seenWithinMs / 1000} s after a deploy`)
    await wait(500)
  }
}
