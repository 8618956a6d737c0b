import { expect, settled, test } from '@/e2e/support/test'

test('a pressed link requests its page, once @desktop', async ({ page }) => {
  await page.goto('/about')
  await settled(page)
  await page.locator('a[href="/events"]').first().hover()
  const prefetched = page.waitForResponse('/events')
  await page.mouse.down()
  await prefetched
  await page.mouse.up()
  await expect(page).toHaveURL('/events')
  await settled(page)
  const [way] = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .map((one) => 'deliveryType' in one && one.deliveryType),
  )
  expect(way).toBe('navigational-prefetch')
})
