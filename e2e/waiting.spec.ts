import { notStored } from '@/content/forms/messages'
import { clubPath } from '@/content/paths'
import { fullClub } from '@/e2e/support/example-clubs'
import type { Page, Request } from '@playwright/test'
import { guestPass } from '@/e2e/support/form-cases'
import {
  expectOneLead,
  field,
  fill,
  newName,
  openForm,
  openGuestPass,
  stored,
} from '@/e2e/support/forms'
import { expect, test } from '@/e2e/support/test'

const says = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

const isCall = (request: Request) => request.headers()['next-action'] !== undefined

const draftOf = (page: Page, form: string) =>
  page.evaluate((id) => localStorage.getItem(`draft:${id}`), form)

test('a form whose tab was closed while it waited for the network is filled in on its page, and is one lead when it is sent @phone', async ({
  context,
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  const closed = await context.newPage()
  const name = await openGuestPass(closed)
  await context.setOffline(true)
  await closed.getByRole('button', { name: guestPass.button }).click()
  await expect(says(closed, 'keeps what you typed for seven days')).toBeVisible()
  await field(closed, 'lead_city').fill('Later')
  expect(await draftOf(closed, 'guest-pass')).not.toContain('agree')
  await closed.close()
  await context.setOffline(false)

  await page.goto(guestPass.route)
  await expect(field(page, 'lead_last_name')).toHaveValue(name)
  await expect(says(page, 'is filled in again')).toBeVisible()
  await page.getByRole('button', { name: guestPass.button }).click()
  await expectOneLead(page, site, name)
  expect(await draftOf(page, 'guest-pass')).toBeNull()
})

test('without network a form waits in its tab, can be cancelled, and is sent once the network is back @phone', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/, /^dialog: beforeunload$/)
  const name = await openGuestPass(page)
  await page.route('**/getpass', (route) => route.abort())
  const calls: Request[] = []
  page.on('request', (request) => isCall(request) && calls.push(request))
  const button = page.getByRole('button', { name: guestPass.button })
  await button.click()
  await expect(says(page, 'You are offline')).toBeVisible()
  await button.click()
  await page.getByRole('button', { name: 'Don’t send' }).click()
  await expect(says(page, 'You are offline')).toBeHidden()
  await expect(button).toBeFocused()
  expect(await draftOf(page, 'guest-pass')).toBeNull()

  await button.click()
  await expect(says(page, 'You are offline')).toBeVisible()
  await expect(field(page, 'lead_last_name')).toHaveValue(name)
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  expect(stored(site, name)).toEqual([])
  await page.unroute('**/getpass')
  await expectOneLead(page, site, name)
  expect(calls, 'cancelled, waiting, sent').toHaveLength(3)
})

test('a form whose response does not come in 20 seconds is sent as a page to its own address, and is one lead @phone', async ({
  page,
  site,
}) => {
  const name = newName()
  await page.clock.install()
  await openForm(page, `${clubPath(fullClub.slug)}?utm_source=mail`)
  const { clubid: _, ...typed } = guestPass.values
  await fill(page, { ...typed, lead_last_name: name })
  await expect(field(page, 'clubid')).toHaveValue(String(fullClub.id))
  await page.route(`**${clubPath(fullClub.slug)}*`, (route) =>
    isCall(route.request()) ? undefined : route.continue(),
  )
  const called = page.waitForRequest(isCall)
  await page.getByRole('button', { name: guestPass.button }).click()
  await called
  await page.clock.fastForward(20_000)
  await expectOneLead(page, site, name, `/thank-you-guest#${fullClub.id}`)
  expect(await draftOf(page, 'guest-pass')).toBeNull()
})

test('a server that fails twice is told of aloud, and sending again is one lead @phone', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/503/)
  const name = await openGuestPass(page)
  await page.route('**/getpass', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('button', { name: guestPass.button }).click()
  await expect(page.getByRole('alert').filter({ hasText: notStored })).toBeVisible()
  await page.unroute('**/getpass')
  await page.getByRole('button', { name: guestPass.button }).click()
  await expectOneLead(page, site, name)
})

test('a browser that keeps nothing sends a form once, and waits for the network on its page @phone', async ({
  page,
  context,
  site,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    }
    Object.defineProperties(window, { localStorage: refuse, sessionStorage: refuse })
  })
  const name = await openGuestPass(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: guestPass.button }).click()
  await expect(says(page, 'Keep this page open')).toBeVisible()
  await context.setOffline(false)
  await expectOneLead(page, site, name)
})
