import { brotliCompressSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { metered, ownSiteVisit, readNumbers } from '@/e2e/support/own-site'
import { expect, hydrated, settled, test } from '@/e2e/support/test'

/** A word that only the web-vitals library contains. */
const mark = 'layout-shift'

const meteredVisit = ownSiteVisit.extend({ settings: metered })

const isMeasuring = async (response: Response) =>
  response.request().resourceType() === 'script' && (await response.text()).includes(mark)

meteredVisit(
  'the speed of a sampled visit and the steps of its form are counted when it is left @phone',
  async ({ page, ownSite }) => {
    await page.addInitScript(() => (Math.random = () => 0))
    const script = page.waitForResponse(isMeasuring)
    await page.goto('/getpass')
    const bytes = brotliCompressSync(await (await script).body()).length
    expect(bytes, 'of script').toBeLessThanOrEqual(3_200)

    const button = page.locator('main form').getByRole('button')
    await hydrated(button)
    await page.getByLabel('First name').fill('Asha')
    // Also a visit that ends before the browser is idle has its last click counted.
    await page.evaluate(() => (window.requestIdleCallback = () => 0))
    await button.click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    // The browser reports the click once its change is painted.
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('first-input').length))
      .toBe(1)
    await page.goto('/terms')
    const numbers = () => readNumbers(ownSite)
    await expect.poll(numbers).toContain('octa_web_vitals_reports_total{result="taken"} 1')
    const all = await numbers()
    for (const step of ['seen', 'begun', 'refused'])
      expect(all).toContain(`octa_form_steps_total{form="guest-pass",step="${step}"} 1`)
    for (const name of ['lcp_seconds', 'inp_seconds', 'cls'])
      expect(all).toMatch(
        new RegExp(`^octa_web_vitals_${name}_count{route="/getpass",connection="\\w+"} 1$`, 'm'),
      )
  },
)

test('a visit that is not sampled, and a browser that saves data, load and report nothing @phone', async ({
  page,
}) => {
  const asked: string[] = []
  const measuring: Promise<boolean>[] = []
  page.on('request', (request) => void asked.push(request.url()))
  page.on('response', (response) => measuring.push(isMeasuring(response)))
  await page.addInitScript(() => (Math.random = () => 0.9))
  await page.goto('/terms')
  await settled(page)
  await page.addInitScript(() => {
    Math.random = () => 0
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/privacy')
  await settled(page)
  await page.goto('/terms')
  await settled(page)
  expect(await Promise.all(measuring)).not.toContain(true)
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
})
