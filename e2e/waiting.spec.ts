import type { BrowserContext, Page } from '@playwright/test'
import type { Site } from '@/testing/site'
import { violations } from './axe'
import { guestPass } from './form-cases'
import {
  arrived,
  field,
  leadsFrom,
  newName,
  openForm,
  openGuestPass,
  stored,
  valuesIn,
} from './forms'
import { expect, settled, test } from './test'

const hourMs = 3_600_000

const says = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const willSend = 'We are sending it now'
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
  await expect(says(page, 'If you close this page, they are sent when you next open')).toBeVisible()
  await page.close()
  await context.setOffline(false)
  return name
}

/** Advances the clock past the time in which a visitor may say no. */
async function letItBeSent(page: Page) {
  await expect(says(page, willSend)).toBeVisible()
  await page.clock.fastForward(10_000)
}

async function expectOneLead(site: Site, name: string) {
  await arrived(site, name)
  expect(stored(site, name)).toHaveLength(1)
  expect(leadsFrom(site, name)).toMatchObject([{ seen: 1 }])
}

test.describe('a form whose tab was closed while it waited for the network @phone', () => {
  test.beforeEach(async ({ allowConsole, context }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED/)
    await context.clock.install()
  })

  test('is sent once by the next page that is opened, which says so', async ({
    context,
    page,
    site,
  }) => {
    const name = await closeWhileOffline(context)
    await page.goto('/about')
    await letItBeSent(page)
    await expect(says(page, hasSent)).toBeVisible()
    await expectOneLead(site, name)
    expect(await keysIn(page, 'waiting:')).toEqual([])
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(says(page, hasSent)).toBeHidden()
    await openForm(page, '/getpass')
    await expect(says(page, willSend)).toBeHidden()
    expect(await valuesIn(page)).toMatchObject({ lead_last_name: '' })
  })

  for (const locks of [true, false])
    test(`is one lead when two tabs are opened at once an hour later ${locks ? 'with' : 'without'} locks`, async ({
      context,
      page,
      site,
    }) => {
      const name = await closeWhileOffline(context)
      if (!locks)
        await context.addInitScript(() =>
          Object.defineProperty(navigator, 'locks', { value: undefined }),
        )
      await context.clock.install({ time: Date.now() + hourMs })
      const other = await context.newPage()
      await Promise.all([page.goto('/landing/guwahati-assam'), other.goto('/')])
      const tabs = [page, other]
      const saying = async (text: string) =>
        (await Promise.all(tabs.map((tab) => says(tab, text).count()))).reduce((a, b) => a + b)
      await expect.poll(() => saying(willSend)).toBe(locks ? 1 : 2)
      await context.clock.fastForward(10_000)
      await expect.poll(() => saying(hasSent)).toBe(locks ? 1 : 2)
      expect(await saying(willSend)).toBe(0)
      await expectOneLead(site, name)
      expect(await keysIn(page, 'waiting:')).toEqual([])
    })

  test('is not sent when the visitor says no', async ({ context, page, site }) => {
    const name = await closeWhileOffline(context)
    await page.goto('/')
    await page.getByRole('button', { name: 'Don’t send' }).click()
    await expect(says(page, 'was not sent, and is gone from this browser')).toBeVisible()
    expect(await keysIn(page, 'waiting:')).toEqual([])
    await page.goto('/about')
    await settled(page)
    await expect(says(page, willSend)).toBeHidden()
    expect(stored(site, name)).toEqual([])
  })

  test('needs a yes when it is older than a day', async ({ context, page, site }) => {
    const name = await closeWhileOffline(context)
    await page.clock.install({ time: Date.now() + 25 * hourMs })
    await page.goto('/')
    await expect(says(page, 'Shall we send it now?')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.clock.runFor(60_000)
    expect(stored(site, name)).toEqual([])
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(says(page, hasSent)).toBeVisible()
    await expectOneLead(site, name)
  })

  test('is kept while the site cannot take it, and then sent', async ({
    context,
    page,
    site,
    allowConsole,
  }) => {
    allowConsole(/503/)
    const name = await closeWhileOffline(context)
    await page.route('/getpass', (route) => route.fulfill({ status: 503 }), { times: 1 })
    await page.goto('/about')
    await letItBeSent(page)
    await expect(says(page, 'could not be sent yet')).toBeVisible()
    expect(await keysIn(page, 'waiting:')).toHaveLength(1)
    await page.goto('/')
    await letItBeSent(page)
    await expect(says(page, hasSent)).toBeVisible()
    await expectOneLead(site, name)
  })

  test('comes back with everything typed when it is no longer valid', async ({
    context,
    page,
    site,
  }) => {
    const name = await closeWhileOffline(context)
    await page.goto('/robots.txt')
    await page.evaluate(() => {
      const [key = ''] = Object.keys(localStorage).filter((one) => one.startsWith('waiting:'))
      localStorage[key] = String(localStorage[key]).replace('"109"', '"999"')
    })
    await page.goto('/')
    await letItBeSent(page)
    await expect(says(page, 'could not be taken as it was')).toBeVisible()
    await page.getByRole('link', { name: 'Open the form' }).click()
    await expect(page).toHaveURL('/getpass')
    await expect(field(page, 'lead_last_name')).toHaveValue(name)
    await field(page, 'clubid').selectOption('109')
    await page.getByRole('button', { name: guestPass.button }).click()
    await expect(page).toHaveURL(guestPass.destination)
    await expectOneLead(site, name)
  })
})

test('a form that waits for the network can be cancelled @phone', async ({
  page,
  context,
  site,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  const name = newName()
  await openGuestPass(page, name)
  await context.setOffline(true)
  const button = page.getByRole('button', { name: guestPass.button })
  await button.click()
  await page.getByRole('button', { name: 'Don’t send' }).click()
  await expect(says(page, 'You are offline')).toBeHidden()
  await expect(button).toBeFocused()
  expect(await keysIn(page, 'waiting:')).toEqual([])
  await context.setOffline(false)
  await expect(field(page, 'lead_last_name')).toHaveValue(name)
  expect(stored(site, name)).toEqual([])
})

for (const [what, takeAway] of [
  [
    'keeps nothing',
    () => {
      const refuse = { get: () => { throw new DOMException('refused', 'SecurityError') } } // prettier-ignore
      Object.defineProperties(window, { localStorage: refuse, sessionStorage: refuse })
      navigator.locks.request = () => Promise.reject(new DOMException('refused', 'SecurityError'))
    },
  ],
  [
    'has no room left',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
] as const)
  test(`a browser that ${what} sends a form once, and waits for the network on its page @phone`, async ({
    page,
    context,
    site,
    allowConsole,
  }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED/)
    await page.addInitScript(takeAway)
    const name = newName()
    await openGuestPass(page, name)
    await context.setOffline(true)
    await page.getByRole('button', { name: guestPass.button }).click()
    await expect(says(page, 'Keep this page open')).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(guestPass.destination)
    await expectOneLead(site, name)
  })
