import type { Locator } from '@playwright/test'
import { z } from 'zod'
import { expect, hydrated, test } from '@/e2e/support/test'

test('the first news card has the row to itself where there is room; the others take a quarter of the row on large screens, a third on small ones and all of it on a phone, 16 pixels apart @desktop', async ({
  page,
}) => {
  await page.goto('/news')
  // The frame of a banner on its way, and the ground on which a transparent logo stands.
  const ground = (element: Locator) =>
    element.evaluate((one) => getComputedStyle(one).backgroundColor)
  const banner = page.getByRole('main').locator('li img').first()
  expect(await ground(banner)).not.toBe(await ground(page.locator('.bone').first()))
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
    const lead = await box(row.getByRole('listitem').nth(0))
    expect(lead.width).toBeCloseTo(width, 0)
    const first = await box(row.getByRole('listitem').nth(1))
    const second = await box(row.getByRole('listitem').nth(2))
    expect(first.width).toBeCloseTo((width - 16 * (columns - 1)) / columns, 0)
    const apart =
      columns === 1 ? second.y - first.y - first.height : second.x - first.x - first.width
    expect(apart).toBeCloseTo(16, 0)
  }
})

test('a visitor who returns to an open news page sees what is new, and loses nothing when that fails @desktop', async ({
  page,
  request,
  allowConsole,
}) => {
  const list: unknown = await (await request.get('/news/list.json')).json()
  const newer = [{ newsid: 'fresh', title: 'Fresh' }, ...z.array(z.unknown()).parse(list)]
  const card = page.getByRole('heading', { name: 'Fresh' })
  /** Returns to the page, again and again: nothing is fetched in the seconds after a response. */
  const comeBack = async (event: string, status: number, body: string) => {
    await page.route('**/news/list.json', (route) => route.fulfill({ status, body }))
    const asked = page.waitForResponse(
      (response) => response.status() === status && response.url().endsWith('/news/list.json'),
    )
    let hasResponse = false
    void asked.then(() => (hasResponse = true))
    const ask = async () => {
      await page.clock.fastForward(10_000)
      await page.evaluate((name) => dispatchEvent(new Event(name)), event)
      return hasResponse
    }
    await expect.poll(ask).toBe(true)
  }
  await page.clock.install()
  await page.goto('/news')
  await hydrated(page.getByRole('link', { name: /^Read More/ }).first())
  await expect(card).toHaveCount(0)
  await comeBack('online', 200, JSON.stringify(newer.slice(0, -1)))
  await expect(card).toBeVisible()

  allowConsole(/status of 500/)
  await comeBack('focus', 500, '[]')
  await expect(card).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(
    newer.length - 1,
  )
})

test('a picture in an article is as large as it says, and one without a size as wide as the text in its own shape', async ({
  page,
}) => {
  await page.goto('/news-readmore/what-editors-write')
  const sizeOf = (alt: string) => page.getByRole('img', { name: alt, exact: true }).boundingBox()
  expect(await sizeOf('Gloves')).toMatchObject({ width: 40, height: 21 })
  expect(await sizeOf('A partner')).toMatchObject({ width: 240, height: 126 })
  const unsized = page.getByRole('img', { name: 'The front desk' })
  await unsized.scrollIntoViewIfNeeded()
  const shape = () =>
    unsized.evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect()
      const ofFile = image.naturalWidth / image.naturalHeight
      const parent = image.parentElement?.getBoundingClientRect().width
      return { isWhole: width === parent, isOwn: Math.abs(width / height - ofFile) < 0.02 }
    })
  await expect.poll(shape).toEqual({ isWhole: true, isOwn: true })
})
