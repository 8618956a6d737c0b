import type { Page, Request, Route } from '@playwright/test'
import { brand } from '@/content/brand'
import { clubPath } from '@/content/paths'
import { fullClub } from '@/e2e/support/example-clubs'
import { guestPass } from '@/e2e/support/form-cases'
import { expectOneLead, fill, newName, openForm } from '@/e2e/support/forms'
import { kinds } from '@/e2e/support/routes'
import { expect, holdBack, test } from '@/e2e/support/test'

const scripts = /\/_next\/static\/.+\.js$/

/** The policy of every page, as an extension that blocks scripts sets it. */
const setPolicy = (policy: string) => (page: Page) =>
  page.route(/\/[^.]*$/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': policy }
    await route.fulfill({ response, headers })
  })

const cutFile = { contentType: 'text/javascript', body: '(globalThis.TURBOPACK||(globalThis.T' }

const leaveOpen = () => Promise.resolve()

/** Refuses a file, cuts the next, gives the third another type, and so on: none of them runs. */
function spoilFiles(page: Page) {
  let count = 0
  const spoilt = [{ status: 503 }, cutFile, { contentType: 'text/plain', body: '' }]
  return page.route(scripts, (route) => route.fulfill(spoilt[count++ % spoilt.length]))
}

/** How all scripts of a page stay away. In none of them does a browser say that it runs no scripts. */
const lost: Record<string, (page: Page) => Promise<unknown>> = {
  'no script is allowed': setPolicy("script-src 'none'"),
  'only files are allowed': setPolicy("script-src 'self'"),
  'the files are refused, cut or of another type': spoilFiles,
  'the files never come': (page) => page.route(scripts, leaveOpen),
}

/** What can be pressed in sight and needs a script. A part of the page that opens by CSS or HTML does not. */
const deadButtons = (page: Page) =>
  page
    .locator('button:not([type="submit"], [popovertarget], [aria-controls]), [role="button"]')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.outerHTML))

for (const [how, lose] of Object.entries(lost))
  test(`where ${how}, all pictures and captions can be seen, the bar is there, and no button does nothing @phone`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Content Security Policy|CSP violation|SyntaxError|503|MIME type|failed request/)
    await lose(page)
    for (const route of [...kinds, '/locations/list']) {
      await page.goto(route, { waitUntil: 'domcontentloaded' })
      expect(await deadButtons(page), route).toEqual([])
      if (route === '/') {
        const more = page.getByRole('heading', { name: `We are ${brand.name}` })
        await more.scrollIntoViewIfNeeded()
        await expect(page.getByRole('navigation', { name: 'Join' })).toBeInViewport()
      }
      if (![clubPath(fullClub.slug), '/franchise'].includes(route)) continue
      const slides = await page.getByRole('region').getByRole('figure').all()
      expect(slides.length).toBeGreaterThan(1)
      for (const slide of slides) {
        await slide.scrollIntoViewIfNeeded()
        await expect(slide.locator('img')).toBeInViewport()
        await expect(slide.locator('figcaption')).toBeInViewport()
      }
    }
  })

/** What becomes of the file that a form loads at its first focus. */
const late: Record<string, (route: Route) => Promise<void>> = {
  'never comes': leaveOpen,
  'is empty': (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  'is cut': (route) => route.fulfill(cutFile),
  'is of another type': (route) => route.fulfill({ contentType: 'text/html', body: '' }),
}

const limit = 5_000

test.describe('a form whose late script @phone', () => {
  test.beforeEach(async ({ page, allowConsole }) => {
    allowConsole(/SyntaxError|MIME type|failed request/)
    await page.clock.install()
    await openForm(page, guestPass.route)
  })

  for (const [how, answer] of Object.entries(late))
    test(`${how} goes as a page within five seconds, and is thanked once`, async ({
      page,
      site,
    }) => {
      await page.route(scripts, answer)
      const name = newName()
      await fill(page, { ...guestPass.values, [guestPass.name]: name })
      await page.getByRole('button', { name: guestPass.button }).click()
      await page.clock.runFor(limit)
      await expectOneLead(page, site, name)
    })

  test('comes while it goes as a page is one lead, also when it is sent again', async ({
    page,
    site,
  }) => {
    const letFileCome = await holdBack(page, scripts)
    const name = newName()
    await fill(page, { ...guestPass.values, [guestPass.name]: name })
    // The response is never seen: the visitor stops it and sends the form again.
    const isPost = (request: Request) => request.method() === 'POST'
    await page.route(guestPass.route, async (route) => {
      if (!route.request().isNavigationRequest() || !isPost(route.request()))
        return route.fallback()
      await route.fetch({ maxRedirects: 0 })
      await route.abort('aborted')
    })
    const posted = page.waitForEvent('requestfailed', isPost)
    await page.getByRole('button', { name: guestPass.button }).click()
    await page.clock.runFor(limit)
    await posted
    letFileCome()
    await page.clock.runFor(20_000)
    await page.getByRole('button', { name: guestPass.button }).click()
    await expectOneLead(page, site, name)
  })
})
