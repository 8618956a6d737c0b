import { clubPath } from '@/content/paths'
import { fullClub } from '@/e2e/support/example-clubs'
import type { Page, Route } from '@playwright/test'
import { contact, franchise, guestPass } from '@/e2e/support/form-cases'
import { arrived, fill, newName, openForm, reminder } from '@/e2e/support/forms'
import { misfits } from '@/e2e/support/readable'
import { kinds } from '@/e2e/support/routes'
import { bothWays, expect, test } from '@/e2e/support/test'

type Unknown = [what: RegExp, instead: string][]

/** CSS features that some of the oldest browsers of `browserslist` lack, and a name that none supports. */
const unknown: Unknown = [
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

/** What browsers lack that have no cascade layers. */
const beforeLayers: Unknown = [
  [/@layer/g, '@unknown'],
  [/revert-layer/g, 'unknown'],
]

async function serveAsUnknown(route: Route, features: Unknown) {
  if (route.request().method() === 'POST') return route.continue()
  const response = await route.fetch()
  const text = await response.text()
  const body = features.reduce((all, [what, instead]) => all.replace(what, instead), text)
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

async function useOlderBrowser(page: Page, features = unknown) {
  await page.addInitScript(removeNewer)
  await page.route(
    (url) => !/\.(js|avif|jpg|png|svg|woff2|mp4)$/.test(url.pathname),
    (route) => serveAsUnknown(route, features),
  )
}

test.describe('without cascade layers a page is plain HTML @phone', () => {
  test.use({ bypassCSP: true })

  test.beforeEach(async ({ page, allowConsole }) => {
    allowConsole(/was preloaded/)
    await useOlderBrowser(page, beforeLayers)
  })
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }))

  test('that can be read', async ({ page }) => {
    for (const route of [...kinds, '/locations/list', '/classes/ultimate', '/about']) {
      await page.goto(route)
      expect.soft(await misfits(page), route).toEqual([])
      const icons = page.locator('svg[viewBox="0 0 24 24"]')
      const heights = await icons.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
      expect.soft(Math.max(...heights), route).toBeLessThan(48)
    }
  })

  for (const how of bothWays)
    test(`whose form can be sent, without the field for robots${how}`, async ({ page, site }) => {
      const name = newName()
      await page.goto('/contact')
      await expect(page.getByText('Leave this empty')).toBeHidden()
      await fill(page, { ...contact.values, lastname: name })
      await page.getByRole('button', { name: contact.button, exact: true }).click()
      await expect(page).toHaveURL(contact.destination)
      expect(await arrived(site, name)).toHaveLength(1)
    })
})

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
      if (route === clubPath(fullClub.slug))
        await expect(page.locator('main [data-says=until]').first()).toHaveText(/^(Open|Closed)/)
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

  const withArea = { ...franchise.values, own_property: 'yes', areasqft: '5200' }
  for (const form of [guestPass, { ...franchise, values: withArea }]) {
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
