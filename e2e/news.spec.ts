import { rm } from 'node:fs/promises'
import path from 'node:path'
import { startSite } from '@/e2e/site'
import { expect, noScript, test } from '@/e2e/test'

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
  await expect(article.getByRole('link', { name: 'Play video' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=octaGYM0016',
  )
  await expect(page.getByRole('heading', { name: 'Other News Articles' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Read More/ })).toHaveCount(5)
})

test('an article leaves nothing wider than the screen', async ({ page }) => {
  await page.goto('/news-readmore/16')
  const spare = await page.evaluate('innerWidth - document.documentElement.scrollWidth')
  expect(spare).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use(noScript)

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

test('what was shown stays when the backend is down, also after a restart without cached pages', async ({
  page,
}) => {
  const site = await startSite()
  try {
    await page.request.get(`${site.url}/news`)
    await page.request.get(`${site.url}/news-readmore/16`)
    site.sandbox.setMode({ status: 500 })
    await rm(path.join(site.folder, '.next/server/route-cache'), { recursive: true, force: true })
    await site.restart()
    const list = await page.request.get(`${site.url}/news`)
    expect(await list.text()).toContain('/news-readmore/16')
    const article = await page.request.get(`${site.url}/news-readmore/16`)
    expect(await article.text()).toContain('Pro shop')
    for (const address of ['/sitemap.xml', '/news/feed.xml']) {
      const answer = await page.request.get(site.url + address)
      expect(await answer.text(), address).toContain('/news-readmore/belts-and-stripes<')
    }
  } finally {
    await site.close()
  }
})

test('with the backend down and nothing known, the pages show their hero and no error', async ({
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
      expect(html).not.toContain('Read More')
    }
    const sitemap = await page.request.get(`${site.url}/sitemap.xml`)
    expect(await sitemap.text()).toContain('/locations/bandra<')
    const feed = await page.request.get(`${site.url}/news/feed.xml`)
    expect(feed.status()).toBe(200)
    expect(await feed.text()).not.toContain('<item>')
  } finally {
    await site.close()
  }
})
