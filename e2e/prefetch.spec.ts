import { countedRequests } from '@/e2e/support/metrics'
import { expect, settled, test } from '@/e2e/support/test'

test('a pressed link requests its page once, which counts once @desktop', async ({
  page,
  site,
}) => {
  await page.goto('/about')
  await settled(page)
  const before = await countedRequests(site, '/events')
  const counted = async () => (await countedRequests(site, '/events')) - before
  await page.locator('a[href="/events"]').first().hover()
  await page.mouse.down()
  await expect.poll(counted).toBe(1)
  await page.mouse.up()
  await expect(page).toHaveURL('/events')
  await settled(page)
  const [way] = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .map((one) => 'deliveryType' in one && one.deliveryType),
  )
  expect(way).toBe('navigational-prefetch')
  expect(await counted()).toBe(1)
})
