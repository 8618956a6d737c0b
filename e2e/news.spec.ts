import { rm } from 'node:fs/promises'
import { articles } from '@/sandbox/articles'
import { cachedPages, readPage } from './pages'
import { expect, hydrated, test } from './test'

test('a visitor who returns to an open news page sees what is new, and loses nothing when that fails @desktop', async ({
  page,
  site,
}) => {
  const fresh = { newsid: 'fresh', title: 'Fresh', banner: '/content/no-such-file.jpg' }
  const card = page.getByRole('heading', { name: 'Fresh' })
  // Nothing is fetched right after the page has loaded or right after an answer.
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
