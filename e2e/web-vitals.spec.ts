import { brotliCompressSync } from 'node:zlib'
import { type Site, startSite } from '@/testing/site'
import { expect, hydrated, noScript, settled, test as base } from './test'

const METRICS_TOKEN = 'numbers-for-monitoring'

let starting: Promise<Site> | undefined

/** A site whose numbers nobody else moves. */
const test = base.extend<{ ownSite: Site; numbers: () => Promise<string> }>({
  ownSite: async ({}, provide) => provide(await (starting ??= startSite({ METRICS_TOKEN }))),
  baseURL: async ({ ownSite }, provide) => provide(ownSite.url),
  numbers: async ({ ownSite }, provide) =>
    provide(async () => {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
      return (await fetch(`${ownSite.url}/api/metrics`, { headers })).text()
    }),
})

test.describe.configure({ mode: 'default' })

test.afterAll(async () => (await starting)?.close())

/** A word that only the library has which measures. */
const mark = 'layout-shift'

test.describe('web vitals and the steps of a form are counted @phone', () => {
  test.describe.configure({ mode: 'serial' })

  test('the speed of a sampled visit and the steps of its form, when it is left', async ({
    page,
    numbers,
  }) => {
    await page.addInitScript(() => (Math.random = () => 0))
    const script = page.waitForResponse(async (response) =>
      response.request().resourceType() === 'script'
        ? (await response.text()).includes(mark)
        : false,
    )
    await page.goto('/getpass')
    const bytes = brotliCompressSync(await (await script).body()).length
    expect(bytes, 'of script').toBeLessThanOrEqual(3_200)

    const button = page.locator('main form').getByRole('button')
    await hydrated(button)
    await page.getByLabel('First name').fill('Asha')
    await button.click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    // The browser tells how long the click took once what it changed is painted.
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('first-input').length))
      .toBe(1)
    await page.goto('/terms')
    await expect.poll(numbers).toContain('octa_web_vitals_reports_total{result="taken"} 1')
    const all = await numbers()
    for (const step of ['seen', 'begun', 'refused'])
      expect(all).toContain(`octa_form_steps_total{form="guest-pass",step="${step}"} 1`)
    for (const name of ['lcp_seconds', 'inp_seconds', 'cls'])
      expect(all).toMatch(
        new RegExp(`^octa_web_vitals_${name}_count{route="/getpass",connection="\\w+"} 1$`, 'm'),
      )
  })

  test('a visit that is not sampled, to a page without a form, loads and tells nothing', async ({
    page,
  }) => {
    await page.addInitScript(() => (Math.random = () => 0.9))
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    await page.goto('/terms')
    await settled(page)
    await page.goto('/privacy')
    await settled(page)
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
  })

  test('a browser that is to save data loads and tells nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Math.random = () => 0
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    await page.goto('/getpass')
    await settled(page)
    expect((await Promise.all(scripts)).filter((text) => text.includes(mark))).toEqual([])
  })
})

test.describe('without JavaScript @phone', () => {
  test.use(noScript)

  test('a visit is not reported', async ({ page, numbers }) => {
    const before = await numbers()
    await page.goto('/getpass')
    await page.goto('/terms')
    const reports = /octa_web_vitals_reports_total{.*/g
    expect((await numbers()).match(reports)).toEqual(before.match(reports))
  })
})
