import { clubPath } from '@/content/paths'
import { fullClub } from '@/e2e/support/example-clubs'
import type { BrowserContext, Page, Request } from '@playwright/test'
import type { Site } from '@/testing/site'
import { violations } from '@/e2e/support/axe'
import { guestPass } from '@/e2e/support/form-cases'
import {
  arrived,
  field,
  fill,
  leadsFrom,
  newName,
  openForm,
  openGuestPass,
  stored,
  valuesIn,
} from '@/e2e/support/forms'
import { expect, settled, test } from '@/e2e/support/test'

const says = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const mayBeLost = 'may not have reached us'
const hasSent = 'has been sent. Thank you.'

const keysIn = (page: Page, start: string) =>
  page.evaluate(
    (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)),
    start,
  )

/** Fills in the guest pass, presses the button without network, and closes the tab. */
async function closeWhileOffline(context: BrowserContext, name = newName()) {
  const page = await context.newPage()
  await openGuestPass(page, name)
  await context.setOffline(true)
  await page.getByRole('button', { name: guestPass.button }).click()
  await expect(says(page, 'If you close this page, we ask whether to send them')).toBeVisible()
  await page.close()
  await context.setOffline(false)
  return name
}

const sendNow = (page: Page) => page.getByRole('button', { name: 'Send it now' })
const deleteIt = (page: Page) => page.getByRole('button', { name: 'Delete it' })

async function expectOneLead(site: Site, name: string) {
  await arrived(site, name)
  expect(stored(site, name)).toHaveLength(1)
  expect(leadsFrom(site, name)).toMatchObject([{ seen: 1 }])
}

test.describe('a form whose tab was closed while it waited for the network @phone', () => {
  test.beforeEach(({ allowConsole }) => allowConsole(/ERR_INTERNET_DISCONNECTED/))

  test('is asked about by the next page, is kept while the site cannot take it, and is one lead when it is sent', async ({
    context,
    page,
    site,
    allowConsole,
  }) => {
    allowConsole(/503/)
    const name = await closeWhileOffline(context)
    await page.route('/getpass', (route) => route.fulfill({ status: 503 }), { times: 1 })
    await page.goto('/about')
    await expect(says(page, mayBeLost)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await sendNow(page).click()
    await expect(says(page, 'could not be sent just now')).toBeVisible()
    expect(await keysIn(page, 'waiting:')).toHaveLength(1)
    expect(stored(site, name)).toEqual([])
    await sendNow(page).click()
    await expect(says(page, hasSent)).toBeVisible()
    await expectOneLead(site, name)
    expect(await keysIn(page, 'waiting:')).toEqual([])
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(says(page, hasSent)).toBeHidden()
    await openForm(page, '/getpass')
    await settled(page)
    await expect(says(page, mayBeLost)).toBeHidden()
    expect(await valuesIn(page)).toMatchObject({ lead_last_name: '' })
  })

  test('is a line of its own in one bar, and is sent or deleted by itself', async ({
    context,
    page,
    site,
  }) => {
    const sent = await closeWhileOffline(context)
    const deleted = await closeWhileOffline(context)
    await page.goto('/')
    const bar = page.getByRole('region', { name: 'Forms that were not sent' })
    await expect(bar.getByRole('listitem')).toHaveCount(2)
    await sendNow(page).first().click()
    await expect(says(page, hasSent)).toBeVisible()
    await deleteIt(page).click()
    await expect(says(page, 'was not sent, and is gone from this browser')).toBeVisible()
    expect(await keysIn(page, 'waiting:')).toEqual([])
    await expectOneLead(site, sent)
    await page.goto('/about')
    await settled(page)
    await expect(bar).toBeHidden()
    expect(stored(site, deleted)).toEqual([])
  })

  for (const locks of [true, false])
    test(`is one lead when two tabs send it ${locks ? 'with' : 'without'} locks`, async ({
      context,
      page,
      site,
    }) => {
      const name = await closeWhileOffline(context)
      if (!locks)
        await context.addInitScript(() =>
          Object.defineProperty(navigator, 'locks', { value: undefined }),
        )
      const other = await context.newPage()
      await page.goto('/landing/guwahati-assam')
      await other.goto('/')
      for (const tab of [page, other]) await expect(says(tab, mayBeLost)).toBeVisible()
      await sendNow(page).click()
      await expect(says(page, hasSent)).toBeVisible()
      await sendNow(other).click()
      await expect(says(other, 'already sent or deleted')).toBeVisible()
      await expectOneLead(site, name)
    })

  test('comes back with everything typed when it is no longer valid', async ({
    context,
    page,
    site,
  }) => {
    const name = await closeWhileOffline(context)
    await page.goto('/robots.txt')
    await page.evaluate((club) => {
      const [key = ''] = Object.keys(localStorage).filter((one) => one.startsWith('waiting:'))
      localStorage[key] = String(localStorage[key]).replace(`"${club}"`, '"999"')
    }, guestPass.values.clubid)
    await page.goto('/')
    await sendNow(page).click()
    await expect(says(page, 'could not be taken as it was')).toBeVisible()
    await page.getByRole('link', { name: 'Open the form' }).click()
    await expect(page).toHaveURL('/getpass')
    await expect(field(page, 'lead_last_name')).toHaveValue(name)
    await field(page, 'clubid').selectOption(guestPass.values.clubid)
    await page.getByRole('button', { name: guestPass.button }).click()
    await expect(page).toHaveURL(guestPass.destination)
    await expectOneLead(site, name)
  })
})

test('without network a form waits in its tab, can be cancelled, and is sent once the network is back @phone', async ({
  context,
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  const name = newName()
  await openGuestPass(page, name)
  await page.route('**/getpass', (route) => route.abort())
  const button = page.getByRole('button', { name: guestPass.button })
  await button.click()
  await expect(says(page, 'You are offline')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/about')
  await settled(other)
  expect(await keysIn(other, 'waiting:')).toHaveLength(1)
  await expect(says(other, mayBeLost)).toBeHidden()

  await page.getByRole('button', { name: 'Don’t send' }).click()
  await expect(says(page, 'You are offline')).toBeHidden()
  await expect(button).toBeFocused()
  expect(await keysIn(page, 'waiting:')).toEqual([])

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
  await expect(page).toHaveURL(guestPass.destination)
  await expectOneLead(site, name)
})

test('a form whose answer does not come in 20 seconds is sent as a page to its own address, and is one lead @phone', async ({
  page,
  site,
}) => {
  const name = newName()
  await page.clock.install()
  await openForm(page, `${clubPath(fullClub.slug)}?utm_source=mail`)
  const { clubid: _, ...typed } = guestPass.values
  await fill(page, { ...typed, lead_last_name: name })
  await expect(field(page, 'clubid')).toHaveValue(String(fullClub.id))
  const isCall = (request: Request) => request.headers()['next-action'] !== undefined
  await page.route(`**${clubPath(fullClub.slug)}*`, (route) =>
    isCall(route.request()) ? undefined : route.continue(),
  )
  const called = page.waitForRequest(isCall)
  await page.getByRole('button', { name: guestPass.button }).click()
  await called
  await page.clock.fastForward(20_000)
  await expect(page).toHaveURL(`/thank-you-guest#${fullClub.id}`)
  await expectOneLead(site, name)
  expect(await keysIn(page, 'waiting:')).toEqual([])
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
    navigator.locks.request = () => Promise.reject(new DOMException('refused', 'SecurityError'))
  })
  const name = newName()
  await openGuestPass(page, name)
  await context.setOffline(true)
  await page.getByRole('button', { name: guestPass.button }).click()
  await expect(says(page, 'Keep this page open')).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveURL(guestPass.destination)
  await expectOneLead(site, name)
})
