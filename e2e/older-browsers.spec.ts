import { clubPath } from '@/content/paths'
import { fullClub } from '@/e2e/support/example-clubs'
import type { Page, Route } from '@playwright/test'
import { franchise, guestPass } from '@/e2e/support/form-cases'
import { arrived, field, fill, newName, openForm, reminder } from '@/e2e/support/forms'
import { misfits } from '@/e2e/support/readable'
import { kinds } from '@/e2e/support/routes'
import { bothWays, expect, test } from '@/e2e/support/test'

/** CSS features that some of the oldest browsers of `browserslist` lack, and a name that none supports. */
const unknown: [what: RegExp, instead: string][] = [
  [/ popover="auto"/g, ''],
  [/:popover-open/g, ':unknown'],
  [/:has\(/g, ':unknown('],
  [/(?<=\d)cqi/g, 'unknown'],
  [/@container/g, '@unknown'],
  [/container-type/g, 'unknown'],
  [/color-mix/g, 'unknown'],
  [/text-wrap/g, 'unknown'],
  [/overflow:clip/g, 'overflow:unknown'],
  [/(?<=content:[^;}]*) *\/ *(?=["'])/g, ' unknown '],
]

/** Sheets by their address, which has a hash: those that many pages share are changed once. */
const sheets = new Map<string, { contentType: string; body: string }>()

async function serveAsUnknown(route: Route) {
  const url = route.request().url()
  const known = sheets.get(url)
  if (known) return route.fulfill(known)
  const response = await route.fetch()
  const text = await response.text()
  const body = unknown.reduce((all, [what, instead]) => all.replace(what, instead), text)
  if (url.endsWith('.css')) sheets.set(url, { contentType: 'text/css; charset=utf-8', body })
  return route.fulfill({ response, body })
}

/** Removes what some browsers lack, most of them the oldest, before any script of the page runs. */
function removeNewer() {
  const { prototype } = HTMLElement
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(prototype, name)
  for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'])
    Reflect.deleteProperty(Array.prototype, name)
  Reflect.deleteProperty(AbortSignal, 'timeout')
  Reflect.deleteProperty(AbortSignal, 'any')
  Reflect.deleteProperty(Navigator.prototype, 'userActivation')
  Reflect.deleteProperty(Navigator.prototype, 'connection')
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(Element.prototype, 'ariaExpanded')
  // A Firefox that resists fingerprinting tells no paint.
  PerformanceObserver.prototype.observe = () => undefined
}

async function useOlderBrowser(page: Page) {
  await page.addInitScript(removeNewer)
  await page.route(
    (url) => !/\.(js|avif|jpg|png|svg|woff2|mp4)$/.test(url.pathname),
    serveAsUnknown,
  )
}

test.describe('in the oldest supported browsers @phone', () => {
  // The policy has the hash of the original styles.
  test.use({ bypassCSP: true })

  test.beforeEach(({ page }) => useOlderBrowser(page))
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }))

  test('a page of each kind can be read', async ({ page }) => {
    for (const route of [...kinds, '/about', '/coaching', '/classes', '/locations/list']) {
      await page.goto(route)
      await page.evaluate(() => document.fonts.ready)
      expect(await misfits(page), route).toEqual([])
      const sizes = await page
        .locator('[style*="-width:"]')
        .evaluateAll((lines) => lines.map((line) => parseFloat(getComputedStyle(line).fontSize)))
      expect(Math.min(...sizes, Infinity), route).toBeGreaterThanOrEqual(24)
    }
  })

  for (const how of bothWays)
    test(`the menu is the end of the page, and a link of the header leads there${how}`, async ({
      page,
    }) => {
      await page.goto('/getpass')
      await expect(page.getByRole('button', { name: /menu/ })).toHaveCount(0)
      const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', {
        name: 'Coaching',
      })
      await expect(link).not.toBeInViewport()
      await page.getByRole('link', { name: 'Menu' }).click()
      await expect(link).toBeInViewport()
      await link.click()
      await expect(page).toHaveURL('/coaching')
    })

  for (const form of [guestPass, franchise]) {
    test(`${form.route} can be sent`, async ({ page, site }) => {
      const name = newName()
      await openForm(page, form.route)
      await fill(page, { ...form.values, [form.name]: name })
      await page.getByRole('checkbox').uncheck()
      await expect(page.getByText(reminder)).toBeVisible()
      await page.getByRole('checkbox').check()
      await expect(page.getByText(reminder)).toBeHidden()
      const posted = page.waitForRequest((request) => request.method() === 'POST')
      await page.getByRole('button', { name: form.button, exact: true }).click()
      // The browser does not report touches: time alone would hold a quick form.
      expect((await posted).postDataBuffer()?.toString()).toMatch(/^(?![^]*elapsed)[^]*attribution/)
      await expect(page).toHaveURL(form.destination)
      expect(await arrived(site, name)).toHaveLength(1)
    })
  }

  test('the field for the area can be filled in', async ({ page }) => {
    await page.goto('/franchise')
    await field(page, 'own_property').first().check()
    await expect(field(page, 'areasqft')).toBeVisible()
  })

  test('a club says whether it is open', async ({ page }) => {
    await page.goto(clubPath(fullClub.slug))
    await expect(page.locator('main [data-says=until]').first()).toHaveText(/^(Open|Closed)/)
  })

  test('the focus on a card can be seen', async ({ page }) => {
    await page.goto('/classes/ultimate')
    await page
      .getByRole('link', { name: /^Find out more/i })
      .first()
      .focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    const outline = await page
      .locator('main a:focus-visible')
      .evaluate((link) => getComputedStyle(link, '::after').outlineStyle)
    expect(outline).toBe('solid')
  })
})
