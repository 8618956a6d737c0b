import type { Page } from '@playwright/test'
import { metered, ownSiteVisit, readNumbers } from './own-site'
import { expect, settled } from './test'

/** A site of one test, with metrics of its own. */
const test = ownSiteVisit.extend<{ counted: (name: string) => Promise<string[]> }>({
  settings: metered,
  /** The routes of a counter, with status and number. */
  counted: async ({ ownSite }, provide) =>
    provide(async (name) => {
      const numbers = await readNumbers(ownSite)
      const lines = numbers.matchAll(new RegExp(`^${name}{route="(.*)",status="(.*)"} (.*)`, 'gm'))
      return Array.from(lines, ([, ...words]) => words.join(' '))
    }),
})

const prefetches = 'octa_prefetches_total'
const requests = 'octa_requests_total'

/** Presses a link and holds it. */
async function press(page: Page, href: string) {
  await page.locator(`a[href="${href}"]`).first().hover()
  await page.mouse.down()
}

test('a pressed link requests its page once, and the request counts as a prefetch only @desktop', async ({
  page,
  counted,
}) => {
  await page.goto('/about')
  await settled(page)
  expect(await counted(prefetches)).toEqual([])
  await press(page, '/events')
  await expect.poll(() => counted(prefetches)).toEqual(['/events 200 1'])
  await page.mouse.up()
  await expect(page).toHaveURL('/events')
  await settled(page)
  const [way] = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .map((one) => 'deliveryType' in one && one.deliveryType),
  )
  expect(way).toBe('navigational-prefetch')
  expect((await counted(requests)).join()).not.toContain('/events')
  expect(await counted(prefetches)).toEqual(['/events 200 1'])
})

test('thank-you pages, files, addresses with a query and anchors are not prefetched @desktop', async ({
  page,
  counted,
}) => {
  await page.goto('/about')
  await settled(page)
  const never = [
    '/thank-you',
    '/landing/sahakara-nagar/sn-thank-you',
    '/locations/bandra/contact.vcf',
    '/news?utm_source=mail',
    '#main',
    'https://www.octagym.example/',
  ]
  const main = page.locator('main')
  for (const href of [...never, '/contact']) {
    await main.evaluate((element, to) => {
      element.innerHTML = `<a href="${to}">Go</a>`
    }, href)
    // The browser finds the links once a frame is drawn.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
    )
    await main.getByRole('link').hover()
    await page.mouse.down()
    if (href !== '/contact') await page.mouse.move(0, 0)
    if (href !== '/contact') await page.mouse.up()
  }
  await expect.poll(() => counted(prefetches)).toEqual(['/contact 200 1'])
})
