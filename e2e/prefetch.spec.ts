import { metered, ownSiteVisit, readNumbers } from '@/e2e/support/own-site'
import { expect, settled } from '@/e2e/support/test'

const test = ownSiteVisit.extend({ settings: metered })

test('a pressed link requests its page once, which counts once @desktop', async ({
  page,
  ownSite,
}) => {
  /** The numbers of responses for that page. */
  const counted = async () =>
    (await readNumbers(ownSite)).match(/^octa_requests_total{route="\/events".*/gm)
  const once = ['octa_requests_total{route="/events",status="200"} 1']
  await page.goto('/about')
  await settled(page)
  expect(await counted()).toBeNull()
  await page.locator('a[href="/events"]').first().hover()
  await page.mouse.down()
  await expect.poll(counted).toEqual(once)
  await page.mouse.up()
  await expect(page).toHaveURL('/events')
  await settled(page)
  const [way] = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .map((one) => 'deliveryType' in one && one.deliveryType),
  )
  expect(way).toBe('navigational-prefetch')
  expect(await counted()).toEqual(once)
})
