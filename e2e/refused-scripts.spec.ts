import type { Request, Route } from '@playwright/test'
import { guestPass } from '@/e2e/support/form-cases'
import { arrived, field, fill, newName, openForm, stored } from '@/e2e/support/forms'
import { expect, holdBack, test } from '@/e2e/support/test'

const scripts = /\/_next\/static\/.+\.js$/

async function cutInHalf(route: Route) {
  const response = await route.fetch()
  const body = await response.text()
  await route.fulfill({ response, body: body.slice(0, body.length / 2) })
}

const leaveOpen = () => Promise.resolve()

/** What becomes of the file that a form loads at its first focus. */
const late: Record<string, (route: Route) => Promise<void>> = {
  'never comes': leaveOpen,
  'is empty': (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  'is cut': cutInHalf,
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
      await expect(page).toHaveURL(guestPass.destination)
      await arrived(site, name)
      expect(stored(site, name)).toHaveLength(1)
    })

  test('never comes gets the messages of the server, and keeps what was typed', async ({
    page,
  }) => {
    await page.route(scripts, leaveOpen)
    const { lead_email: _, ...values } = guestPass.values
    await fill(page, values)
    await page.getByRole('button', { name: guestPass.button }).click()
    await page.clock.runFor(limit)
    await expect(page.getByRole('alert')).toContainText(guestPass.messages.lead_email)
    await expect(field(page, 'lead_first_name')).toHaveValue(values.lead_first_name)
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
    await expect(page).toHaveURL(guestPass.destination)
    await arrived(site, name)
    expect(stored(site, name)).toHaveLength(1)
  })
})
