import type { Locator } from '@playwright/test'
import { articles } from '@/sandbox/articles'
import { readPage } from '@/e2e/support/pages'
import { ownSiteVisit } from '@/e2e/support/own-site'
import { expect, hydrated, test } from '@/e2e/support/test'

test('news cards take a quarter of the row on large screens, a third on small ones and all of it on a phone, 16 pixels apart @desktop', async ({
  page,
}) => {
  await page.goto('/news')
  // The ground on which a transparent logo stands.
  const ground = (element: Locator) =>
    element.evaluate((one) => getComputedStyle(one).backgroundColor)
  const banner = page.getByRole('main').locator('li img').first()
  expect(await ground(banner)).toBe(await ground(page.locator('.bone').first()))
  const row = page.getByRole('main').locator('ul').filter({ hasText: 'Read More' })
  const box = async (element: Locator) => {
    const { x = NaN, y = NaN, width = NaN, height = NaN } = (await element.boundingBox()) ?? {}
    return { x, y, width, height }
  }
  for (const [window, columns] of [
    [360, 1],
    [768, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width: window, height: 900 })
    const { width } = await box(row)
    const first = await box(row.getByRole('listitem').nth(0))
    const second = await box(row.getByRole('listitem').nth(1))
    expect(first.width).toBeCloseTo((width - 16 * (columns - 1)) / columns, 0)
    const apart =
      columns === 1 ? second.y - first.y - first.height : second.x - first.x - first.width
    expect(apart).toBeCloseTo(16, 0)
  }
})

ownSiteVisit(
  'a visitor who returns to an open news page sees what is new, and loses nothing when that fails @desktop',
  async ({ page, ownSite: site, allowConsole }) => {
    const fresh = { newsid: 'fresh', title: 'Fresh', banner: '/content/no-such-file.jpg' }
    const card = page.getByRole('heading', { name: 'Fresh' })
    // Nothing is fetched in the seconds after the page has loaded or after a response.
    const askAgain = async (event: string, wanted: number) => {
      let status: number | undefined
      void page
        .waitForResponse('**/news/list.json')
        .then((response) => (status = response.status()))
      const ask = async () => {
        await page.clock.fastForward(10_000)
        await page.evaluate((name) => dispatchEvent(new Event(name)), event)
        return status
      }
      await expect.poll(ask).toBe(wanted)
    }
    await readPage(site, '/news')
    site.sandbox.setNews([{ ...fresh, htmlcontent: '<p>One line.</p>' }, ...articles.slice(0, -1)])
    await site.restart()
    await page.clock.install()
    await page.goto('/news')
    await hydrated(page.getByRole('link', { name: /^Read More/ }).first())
    await expect(card).toHaveCount(0)
    const defaultPicture = page.waitForResponse('**/content/pictures/news-720.*.webp')
    await askAgain('online', 200)
    await expect(card).toBeVisible()
    expect((await defaultPicture).ok(), 'a missing banner leads to the default picture').toBe(true)

    allowConsole(/status of 500/)
    await page.route('**/news/list.json', (route) => route.fulfill({ status: 500, body: '[]' }))
    await askAgain('focus', 500)
    await expect(card).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(
      articles.length,
    )
  },
)
