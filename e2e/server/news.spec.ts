import { once } from 'node:events'
import { readdir, rm, utimes } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { articlePath } from '@/content/paths'
import { wanted } from '@/e2e/support/global-setup'
import { cachedPages, readPage } from '@/e2e/support/pages'
import { afterStart, expect, serverTest as test } from '@/e2e/support/test'
import { articles } from '@/sandbox/articles'
import { everythingWorks } from '@/sandbox/mode'
import { attribute, elements } from '@/testing/html'
import { socialImagePath } from '@/lib/seo/addresses'
import type { Site } from '@/testing/site'

test('the news page has a card for each article, and an article its text and the other articles', async ({
  site,
}) => {
  const cards = (html: string) =>
    elements(html, 'a')
      .filter(({ text }) => /^Read More/.test(text))
      .map(({ tag }) => attribute(tag, 'href'))
  const [first = '', ...others] = articles.map(({ newsid }) => articlePath(String(newsid)))
  expect(cards(await readPage(site, '/news'))).toEqual([first, ...others])
  const html = await readPage(site, '/news-readmore/16')
  expect(elements(html, 'h1')[0]?.text).toMatch(/floor by floor/)
  const [article] = elements(html, 'article')
  expect(elements(article?.inner ?? '', 'td').map(({ text }) => text)).toContain('11pm')
  const shareAndText = /Share on[^]*<td/
  expect(article?.inner, 'sharing stands near the title').toMatch(shareAndText)
  expect(elements(article?.inner ?? '', 'li').map(({ text }) => text)).toContain('Pro shop')
  expect(elements(html, 'h2').map(({ text }) => text)).toContain('Other News Articles')
  expect(cards(html)).toEqual(others.slice(0, 4))
})

const withIds = (ids: readonly number[]) =>
  ids.flatMap((newsid) => articles.slice(0, 1).map((article) => ({ ...article, newsid })))

/** Starts the site again as if all its pages had been kept a minute ago. */
async function restartWithOldPages(site: Site) {
  // A process that runs could still write a page, by way of a file that is then gone.
  await site.stop()
  const old = new Date(Date.now() - 61_000)
  const files = await readdir(cachedPages(site), { recursive: true })
  await Promise.all(files.map((name) => utimes(path.join(cachedPages(site), name), old, old)))
  await site.restart()
}

test('an article that is withdrawn leaves its page, its social image, the feed and the sitemap, and comes back to all', async ({
  ownSite: site,
}) => {
  const places = ['/news-readmore/16', '/social-images/news-readmore/16.jpg']
  const lists = ['/news/feed.xml', '/news/list.json', '/sitemap.xml']
  const statuses = () =>
    Promise.all(places.map(async (address) => (await fetch(site.url + address)).status))
  expect(await statuses()).toEqual([200, 200])
  for (const changed of [articles.slice(1), articles]) {
    const expected = changed === articles ? 200 : 404
    site.sandbox.setNews(changed)
    await restartWithOldPages(site)
    await statuses()
    await expect.poll(statuses, afterStart).toEqual([expected, expected])
    for (const address of lists) {
      const isListed = async () => /news-readmore\/16<|"16"/.test(await readPage(site, address))
      await expect.poll(isListed, { ...afterStart, message: address }).toBe(expected === 200)
    }
  }
  expect(await readPage(site, '/news-readmore/16')).not.toContain('noindex')
})

const waitsForever = 'AbortSignal.timeout=()=>new(AbortController)().signal'

/** A site that never gives up a call: no machine is too slow for these tests. */
const patientTest = test.extend({
  settings: { NODE_OPTIONS: `--import=data:text/javascript,${waitsForever}` },
})

patientTest(
  'a page older than a minute is refreshed once, and none of its visitors waits',
  async ({ ownSite: site }) => {
    const pages = ['/news', '/news-readmore/16']
    const load = () =>
      Promise.all([...pages, ...pages, ...pages].map((address) => readPage(site, address)))
    const eachOnce = { '/api/v1/webnews': 1, '/api/v1/onenews/16': 1 }
    await load()
    site.sandbox.setNews(articles.map((one) => ({ ...one, title: `Newer: ${one.title}` })))
    site.sandbox.setMode({ delay: 600_000 })
    site.sandbox.clear()
    await restartWithOldPages(site)

    // Whoever waited for the backend would wait for longer than the test may take.
    for (const html of await load()) expect(html).toContain('floor by floor')
    await expect.poll(() => site.sandbox.requests(), afterStart).toEqual(eachOnce)

    await site.stop('SIGKILL')
    site.sandbox.setMode(everythingWorks)
    site.sandbox.clear()
    await site.restart()
    for (const address of pages)
      await expect.poll(() => readPage(site, address), afterStart).toContain('Newer: ')
    await load()
    for (let visit = 0; visit < 10; visit += 1) await load()
    expect(site.sandbox.requests()).toEqual(eachOnce)
  },
)

test('the stale copy of the news stays when the backend is down, even after a restart without cached pages, and one reader may ask for all that it lists', async ({
  ownSite: site,
}) => {
  const ids = Array.from({ length: 9 }, (_, at) => at + 101)
  site.sandbox.setNews([...articles, ...withIds(ids)])
  await readPage(site, '/news')
  await readPage(site, '/news-readmore/16')
  site.sandbox.setMode({ status: 500 })
  await rm(cachedPages(site), { recursive: true, force: true })
  await site.restart()
  const responses = await Promise.all(ids.map((id) => fetch(`${site.url}/news-readmore/${id}`)))
  expect(responses.map(({ status }) => status)).toEqual(ids.map(() => 200))
  expect(await readPage(site, '/news')).toContain('/news-readmore/16')
  expect(await readPage(site, '/news-readmore/16')).toContain('Pro shop')
  for (const address of ['/sitemap.xml', '/news/feed.xml'])
    expect(await readPage(site, address)).toContain('/news-readmore/belts-and-stripes<')
  expect(await readPage(site, '/news/list.json')).toContain('"16"')
})

test('with the backend down and nothing known, the pages show their hero and no error', async ({
  request,
  ownSite: site,
}) => {
  site.sandbox.setMode({ drop: true })
  for (const address of ['/news', '/news-readmore/16']) {
    const response = await request.get(site.url + address)
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect(html).toMatch(/<h1[^>]*>.*News/)
    expect(html).not.toContain('href="/news-readmore/')
  }
  // It is not known yet which articles exist: cached, invented ones would fill the disk.
  expect(String(await readdir(cachedPages(site), { recursive: true }))).not.toMatch(/\b16\b/)
  expect(await readPage(site, '/news/list.json')).toBe('[]')
  const sitemap = await request.get(`${site.url}/sitemap.xml`)
  expect(await sitemap.text()).toContain('/locations/list<')
  const feed = await request.get(`${site.url}/news/feed.xml`)
  expect(feed.status()).toBe(200)
  expect(await feed.text()).not.toContain('<item>')
  const image = site.url + socialImagePath('/news-readmore/11')
  const instead = await request.get(image, { maxRedirects: 0 })
  expect([instead.status(), instead.headers().location]).toEqual([302, socialImagePath('/news')])
  site.sandbox.setMode(everythingWorks)
  expect((await request.get(image, { maxRedirects: 0 })).status()).toBe(200)
})

test('a hundred articles are five light pages, and a banner of any kind arrives as a picture that the site encoded, or as the default picture', async ({
  ownSite: site,
}) => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#d90a14' } }).png()
  const small = png(64, 48)
  const files: Record<string, Buffer | string> = {
    'wide.png': await png(4000, 300).toBuffer(),
    'tall.png': await png(40, 4000).toBuffer(),
    'still.gif': await small.clone().gif().toBuffer(),
    'small.webp': await small.clone().webp().toBuffer(),
    'small.avif': await small.clone().avif().toBuffer(),
    'huge.png': await png(8000, 3000).toBuffer(),
    'bad-pixels.png': await png(26_000, 1000).toBuffer(),
    'bad-bytes.jpg': Buffer.alloc(11 * 1024 * 1024, 1),
    'bad-vector.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'bad-text.jpg': '<html>',
    'bad-empty.jpg': '',
  }
  const { port } = new URL(`http://${wanted.NEWS_IMAGE_HOSTS}`)
  const host = createServer((request, response) => {
    const file = files[request.url?.slice(1) ?? '']
    const moved = {
      '/moved.jpg': '/wide.png',
      '/bad-moved.jpg': `http://localhost:${port}/wide.png`,
    }
    const location = moved[request.url as keyof typeof moved]
    if (location) response.writeHead(302, { location })
    else if (file === undefined) response.writeHead(404)
    else response.writeHead(200, { 'content-type': 'image/*' })
    // An error that shows a picture is none.
    response.end(file ?? files['wide.png'])
  })
  // Another run of these tests may have the port for a while.
  await expect(() => once(host.listen(Number(port), '127.0.0.1'), 'listening')).toPass()
  const names = [...Object.keys(files), 'moved.jpg', 'bad-missing.jpg', 'bad-moved.jpg']
  const banner = (name: string) => `http://127.0.0.1:${port}/${name}`
  const ids = Array.from({ length: 100 }, (_, at) => at + 1)
  site.sandbox.setNews(
    withIds(ids).map((article, at) => {
      const name = names[at]
      return name ? { ...article, title: name, banner: banner(name) } : article
    }),
  )
  const list = z
    .array(z.object({ title: z.string(), banner: z.object({ src: z.string() }) }))
    .parse(JSON.parse(await readPage(site, '/news/list.json')))
    .slice(0, names.length)
  expect(list.map(({ title }) => title)).toEqual(names)
  for (const { title, banner } of list) {
    expect(banner.src, title).toMatch(/^\/_next\/image\?/)
    const response = await fetch(site.url + banner.src)
    expect(response.url.includes('/content/pictures/news-'), title).toBe(title.startsWith('bad'))
    if (title.startsWith('bad')) continue
    expect(response.headers.get('vary'), title).toBe('Accept')
    const { width } = await sharp(await response.arrayBuffer()).metadata()
    expect(width, title).toBeLessThanOrEqual(828)
  }
  host.close()

  const linked = (html: string) => [
    ...new Set([...html.matchAll(/href="\/news-readmore\/(\d+)"/g)].map(([, id]) => Number(id))),
  ]
  const seen = []
  for (let address: string | undefined = '/news'; address;) {
    const html = await readPage(site, address)
    expect(html.length).toBeLessThan(200_000)
    seen.push(...linked(html))
    address = /href="([^"]+)"[^>]*>Older news/.exec(html)?.[1]
  }
  expect(seen).toEqual(ids)
  for (const unknown of ['page/6', 'page/1', 'page/x'])
    expect((await fetch(`${site.url}/news/${unknown}`)).status).toBe(404)
  expect(linked(await readPage(site, '/news-readmore/30'))).toHaveLength(4)
  const sitemap = await readPage(site, '/sitemap.xml')
  expect(sitemap.match(/\/news-readmore\/\d+</g)).toHaveLength(100)
  expect(sitemap.match(/\/news\/page\/\d+</g)).toHaveLength(4)
  expect((await readPage(site, '/news/feed.xml')).match(/<item>/g)).toHaveLength(24)
  const second = await readPage(site, '/news/page/2')
  expect(second).toContain('<title>News from our clubs in India, page 2')
  expect(second).toMatch(/rel="canonical" href="[^"]+\/news\/page\/2"/)
})
