import { rm } from 'node:fs/promises'
import { articles } from '@/sandbox/articles'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { cachedPages, readPage } from './news-pages'
import { expect, hydrated, test } from './test'

test('the news page shows a card for each article, which leads to it @desktop', async ({
  page,
}) => {
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(6)
  await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(6)
  await page.getByRole('link', { name: /^Read More.*floor by floor/ }).click()
  await expect(page).toHaveURL(/\/news-readmore\/16$/)
})

test('an article has its title, table, list and video, and the other articles @phone', async ({
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

test('the video of an article is loaded when its button is pressed, not before @phone', async ({
  page,
  allowRequest,
}) => {
  await allowRequest(/^https:\/\/www\.youtube-nocookie\.com\//)
  await page.goto('/news-readmore/16')
  const play = page.getByRole('button', { name: /^Play video: What is inside/ })
  await expect(page.locator('iframe')).toHaveCount(0)
  await play.click()
  const player = /^https:\/\/www\.youtube-nocookie\.com\/embed\/octaGYM0016/
  await expect(page.locator('iframe')).toHaveAttribute('src', player)
})

test('a visitor who returns to an open news page sees what is new, and loses nothing when that fails @desktop', async ({
  page,
  site,
}) => {
  const fresh = { newsid: 'fresh', title: 'Fresh', banner: '/content/no-such-file.jpg' }
  const card = page.getByRole('heading', { name: 'Fresh' })
  // Nothing is asked for right after the page has loaded, nor right after an answer.
  const askAgain = async (event: string) => {
    let status: number | undefined
    void page.waitForResponse('**/news/list.json').then((answer) => (status = answer.status()))
    const ask = async () => {
      await page.evaluate((name) => dispatchEvent(new Event(name)), event)
      return status
    }
    await expect.poll(ask).toBe(200)
  }
  try {
    // A page that an earlier test asked for may be refreshed at any moment.
    await site.stop()
    await rm(cachedPages(site), { recursive: true, force: true })
    await site.restart()
    await readPage(site, '/news')
    site.sandbox.setNews([{ ...fresh, htmlcontent: '<p>One line.</p>' }, ...articles.slice(0, -1)])
    await site.restart()
    await page.goto('/news')
    await hydrated(page.getByRole('link', { name: /^Read More/ }).first())
    await expect(card).toHaveCount(0)
    const defaultPicture = page.waitForResponse('**/content/pictures/news-720.*.webp')
    await askAgain('online')
    await expect(card).toBeVisible()
    expect((await defaultPicture).ok(), 'a missing banner leads to the default picture').toBe(true)

    site.sandbox.setMode({ status: 500 })
    await site.restart()
    await askAgain('focus')
    await expect(card).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6)
  } finally {
    site.sandbox.setNews(articles)
  }
})

test('the feed is well-formed and leads to all articles @desktop', async ({ page, request }) => {
  const answer = await request.get('/news/feed.xml')
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
  const links = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml')
      const found = [...feed.querySelectorAll('rss > channel > item > link')]
      return found.map(({ textContent }) => textContent)
    },
    await answer.text(),
  )
  expect(links).toHaveLength(6)
  expect(links).toContain(absoluteUrl('/news-readmore/16'))
})
