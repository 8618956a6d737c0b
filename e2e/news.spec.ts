import { readdir, rm, utimes } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { type Site, startSite } from '@/testing/site'
import { expect, hydrated, noScript, test } from '@/e2e/test'
import { articles } from '@/sandbox/articles'

const plain = { headers: { 'accept-encoding': 'identity' } }
const read = async (site: Site, address: string) => (await fetch(site.url + address, plain)).text()
const keptPages = ({ folder }: Site) => path.join(folder, '.next/server/route-cache')
const body = '<p>One line.</p>'

test('the news page shows a card for each article, which leads to it', async ({ page }) => {
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(6)
  await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(6)
  await page.getByRole('link', { name: /^Read More.*floor by floor/ }).click()
  // The first visitor's banners are encoded meanwhile, over the same few connections.
  await expect(page).toHaveURL(/\/news-readmore\/16$/, { timeout: 20_000 })
})

test('an article has its title, table, list and video, and the other articles', async ({
  page,
}) => {
  await page.goto('/news-readmore/16')
  const article = page.getByRole('article')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/floor by floor/)
  await expect(article.getByRole('cell', { name: '11pm' })).toBeVisible()
  await expect(article.getByRole('listitem').filter({ hasText: 'Pro shop' })).toBeVisible()
  const share = article.getByRole('link', { name: /^Share on/ })
  const shared = await share.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(shared).toHaveLength(3)
  for (const href of shared) expect(decodeURIComponent(href ?? '')).toContain('/news-readmore/16')
  await expect(page.getByRole('heading', { name: 'Other News Articles' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(5)
})

test('an article leaves nothing wider than the screen', async ({ page }) => {
  await page.goto('/news-readmore/16')
  const spare = await page.evaluate('innerWidth - document.documentElement.scrollWidth')
  expect(spare).toBe(0)
})

test('the video of an article is loaded by a press, not before', async ({ page, allowRequest }) => {
  await allowRequest(/^https:\/\/www\.youtube-nocookie\.com\//)
  await page.goto('/news-readmore/16')
  const play = page.getByRole('button', { name: /^Play video: What is inside/ })
  await expect(page.locator('iframe')).toHaveCount(0)
  await play.click()
  const player = /^https:\/\/www\.youtube-nocookie\.com\/embed\/octaGYM0016/
  await expect(page.locator('iframe')).toHaveAttribute('src', player)
})

test('who comes back to the news page finds what is new, and loses nothing when it fails @desktop', async ({
  page,
  site,
}) => {
  test.setTimeout(60_000)
  const fresh = { newsid: 'fresh', title: 'Fresh', banner: '/content/no-such-file.jpg' }
  const card = page.getByRole('heading', { name: 'Fresh' })
  // Right after the page is there, and right after an answer, nothing is asked for again.
  const again = async (event: string) => {
    let status: number | undefined
    void page.waitForResponse('**/news/list.json').then((answer) => (status = answer.status()))
    const ask = async () => {
      await page.evaluate((name) => dispatchEvent(new Event(name)), event)
      return status
    }
    await expect.poll(ask, { timeout: 15_000 }).toBe(200)
  }
  try {
    // The page of a test before may be refreshed any moment.
    await site.stop()
    await rm(keptPages(site), { recursive: true, force: true })
    await site.restart()
    await read(site, '/news')
    site.sandbox.setNews([{ ...fresh, htmlcontent: body }, ...articles.slice(0, -1)])
    await site.restart()
    await page.goto('/news')
    await hydrated(page.getByRole('link', { name: /^Read More/ }).first())
    await expect(card).toHaveCount(0)
    const standIn = page.waitForResponse('**/content/pictures/news-720.*.webp')
    await again('online')
    await expect(card).toBeVisible()
    expect((await standIn).ok(), 'a missing banner leads to the default picture').toBe(true)

    site.sandbox.setMode({ status: 500 })
    await site.restart()
    await again('focus')
    await expect(card).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6)
  } finally {
    site.sandbox.setNews(articles)
  }
})

test.describe('without JavaScript', () => {
  test.use(noScript)

  test('the video of an article is a link', async ({ page }) => {
    await page.goto('/news-readmore/16')
    const link = page.getByRole('link', { name: /^Play video/ })
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=octaGYM0016')
  })

  for (const address of ['/news-readmore/unknown', '/news-readmore/a%20b', '/news/unknown']) {
    test(`${address} is a 404 in the shell`, async ({ page, allowConsole }) => {
      allowConsole(/status of 404/)
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  }
})

test('a page older than a minute is refreshed once, and none of its visitors waits @desktop', async () => {
  test.setTimeout(60_000)
  const site = await startSite()
  const pages = ['/news', '/news-readmore/16']
  const load = () =>
    Promise.all(
      Array.from({ length: 100 }, () => pages)
        .flat()
        .map((one) => read(site, one)),
    )
  try {
    await Promise.all(pages.map((one) => read(site, one)))
    await site.stop()
    const old = new Date(Date.now() - 61_000)
    const files = await readdir(keptPages(site), { recursive: true })
    await Promise.all(files.map((name) => utimes(path.join(keptPages(site), name), old, old)))
    await site.restart()
    // Loads what draws the pages: it is not their visitors' time that is looked at.
    await Promise.all(['/news/none', '/news-readmore/none'].map((one) => read(site, one)))
    site.sandbox.setNews(articles.map((one) => ({ ...one, title: `Newer: ${one.title}` })))
    site.sandbox.setMode({ delay: 3500 })
    site.sandbox.clear()

    // Whoever waited for the backend would have got the newer one.
    const answers = await load()
    expect(answers.filter((html) => html.includes('floor by floor'))).toHaveLength(200)
    expect(answers.filter((html) => html.includes('Newer: ')).length).toBe(0)
    for (const one of pages) {
      const isNew = async () => (await read(site, one)).includes('Newer: ')
      await expect.poll(isNew, { timeout: 15_000 }).toBe(true)
    }
    await load()
    expect(site.sandbox.requests()).toEqual({ '/api/v1/webnews': 2, '/api/v1/onenews/16': 1 })
  } finally {
    await site.close()
  }
})

test('what was shown stays when the backend is down or talks nonsense, also after a restart without cached pages @desktop', async () => {
  test.setTimeout(60_000)
  const site = await startSite()
  try {
    await read(site, '/news')
    await read(site, '/news-readmore/16')
    // With status 200 the sandbox answers what is no news.
    for (const status of [500, 200]) {
      site.sandbox.setMode({ status })
      await rm(keptPages(site), { recursive: true, force: true })
      await site.restart()
      expect(await read(site, '/news')).toContain('/news-readmore/16')
      expect(await read(site, '/news-readmore/16')).toContain('Pro shop')
      for (const address of ['/sitemap.xml', '/news/feed.xml'])
        expect(await read(site, address)).toContain('/news-readmore/belts-and-stripes<')
    }
  } finally {
    await site.close()
  }
})

test('with the backend down and nothing known, the pages show their hero and no error @desktop', async ({
  page,
}) => {
  const site = await startSite()
  try {
    site.sandbox.setMode({ drop: true })
    for (const address of ['/news', '/news-readmore/16']) {
      const answer = await page.request.get(site.url + address)
      expect(answer.status()).toBe(200)
      const html = await answer.text()
      expect(html).toMatch(/<h1[^>]*>.*News/)
      expect(html).not.toContain('href="/news-readmore/')
    }
    // Nobody can tell yet which articles there are: were they kept, inventing some would fill the disk.
    expect(String(await readdir(keptPages(site), { recursive: true }))).not.toMatch(/\b16\b/)
    expect(await read(site, '/news/list.json')).toBe('[]')
    const sitemap = await page.request.get(`${site.url}/sitemap.xml`)
    expect(await sitemap.text()).toContain('/locations/bandra<')
    const feed = await page.request.get(`${site.url}/news/feed.xml`)
    expect(feed.status()).toBe(200)
    expect(await feed.text()).not.toContain('<item>')
  } finally {
    await site.close()
  }
})

test('banners of any kind come as pictures of ours, or not at all @desktop', async () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#d90a14' } }).png()
  const small = png(64, 48)
  const files: Record<string, Buffer | string> = {
    'wide.png': await png(4000, 300).toBuffer(),
    'tall.png': await png(40, 4000).toBuffer(),
    'still.gif': await small.clone().gif().toBuffer(),
    'small.webp': await small.clone().webp().toBuffer(),
    'small.avif': await small.clone().avif().toBuffer(),
    'huge.png': await png(12_000, 3000).toBuffer(),
    'bad-bytes.jpg': Buffer.alloc(11 * 1024 * 1024, 1),
    'bad-vector.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'bad-text.jpg': '<html>',
    'bad-empty.jpg': '',
  }
  const host = createServer((request, response) => {
    const file = files[request.url?.slice(1) ?? '']
    const location = '/wide.png'
    if (request.url === '/bad-moved.jpg') response.writeHead(302, { location })
    else if (file === undefined) response.writeHead(404)
    else response.writeHead(200, { 'content-type': 'image/*' })
    response.end(file)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(host.address())
  const site = await startSite({ NEWS_IMAGE_HOSTS: `127.0.0.1:${port}` })
  try {
    const names = [...Object.keys(files), 'bad-missing.jpg', 'bad-moved.jpg']
    const banner = (name: string) => `http://127.0.0.1:${port}/${name}`
    site.sandbox.setNews(
      names.map((name, at) => ({
        newsid: at,
        title: name,
        banner: banner(name),
        htmlcontent: body,
      })),
    )
    const list = z
      .array(z.object({ title: z.string(), banner: z.object({ src: z.string() }) }))
      .parse(JSON.parse(await read(site, '/news/list.json')))
    expect(list).toHaveLength(names.length)
    for (const { title, banner } of list) {
      expect(banner.src, title).toMatch(/^\/_next\/image\?/)
      const answer = await fetch(site.url + banner.src)
      expect(answer.url.includes('/content/pictures/news-'), title).toBe(title.startsWith('bad'))
      const { width, format } = await sharp(await answer.arrayBuffer()).metadata()
      expect(width, title).toBeLessThanOrEqual(828)
      expect(format, title).not.toBe('svg')
    }
  } finally {
    await site.close()
    host.close()
  }
})
