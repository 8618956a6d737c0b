import type { Page } from '@playwright/test'
import { clubPath } from '@/content/paths'
import { fullClub } from '@/e2e/support/example-clubs'
import { contact, type FormCase, franchise, guestPass } from '@/e2e/support/form-cases'
import {
  arrived,
  field,
  fill,
  newName,
  notification,
  openForm,
  valuesIn,
} from '@/e2e/support/forms'
import { expect, holdBack, hydrated, test } from '@/e2e/support/test'
import { translate } from '@/e2e/support/translator'

/** Forms that have fields of all kinds between them. */
const ofAllKinds: FormCase[] = [guestPass, franchise, contact]

/** What extensions, translators, proxies and phones do to a page before its scripts arrive. */
const changes: Record<string, (page: Page) => Promise<void>> = {
  'nothing has changed': async () => {},
  'every text is translated': translate,
  'one label is translated': (page) =>
    page.evaluate(() => {
      const label = document.querySelector('form label:not([aria-hidden] *)')
      if (label?.firstChild) label.firstChild.textContent = 'नाम'
    }),
  'a password manager has put a button into the form': (page) =>
    page.evaluate(() => {
      for (const input of document.querySelectorAll('form [type="email"]'))
        input.after(document.createElement('button'))
    }),
  'an extension has put attributes on everything': (page) =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll('*')) element.setAttribute('data-seen', '')
    }),
  'a blocker has removed an element outside the form': (page) =>
    page.evaluate(() => document.querySelector('h1')?.remove()),
  'a phone has made links of numbers outside the form': (page) =>
    page.evaluate(() => {
      const link = document.createElement('a')
      document.querySelector('h1, h2, main p')?.firstChild?.replaceWith(link)
    }),
}

for (const form of ofAllKinds)
  test(`what was typed on ${form.route} before the scripts came is there after them, whatever has changed the page @phone`, async ({
    page,
    site,
    allowConsole,
  }) => {
    // React says that the page is not the one it knows.
    allowConsole(/Minified React error #418/)
    const { route, button, name, values, consent } = form
    // The others find the form as it was, whichever form it is.
    const tried = Object.entries(changes).slice(0, form === guestPass ? undefined : 2)
    const visitor = newName()
    const typed = { ...values, [name]: visitor }
    await page.addInitScript(() => [sessionStorage, localStorage].forEach((one) => one.clear()))
    for (const [change, act] of tried) {
      const letScriptsCome = await holdBack(page, /\.js$/)
      await page.goto(route, { waitUntil: 'commit' })
      await expect(page.getByRole('button', { name: button })).toBeAttached()
      await act(page)
      await fill(page, typed)
      if (consent !== undefined) await field(page, 'agree').setChecked(!consent)
      await field(page, name).focus()
      letScriptsCome()
      await hydrated(page.locator('form'))
      expect.soft(await valuesIn(page), change).toMatchObject(typed)
      if (consent !== undefined)
        expect.soft(await field(page, 'agree').isChecked(), change).toBe(!consent)
      if (consent)
        await expect.soft(page.getByRole('button', { name: button }), change).toBeDisabled()
      await expect.soft(field(page, name), change).toBeFocused()
      await page.unrouteAll({ behavior: 'wait' })
    }
    if (consent) await field(page, 'agree').check()
    await page.locator('form [type="submit"]').click()
    const [lead] = await arrived(site, visitor)
    expect(lead?.body).toMatchObject({ [name]: visitor })
  })

/** After any of these but the first React draws the page anew. */
const redraws: Record<string, (page: Page) => Promise<void>> = {
  'nothing has changed': async () => {},
  'an extension has put an element first': (page) =>
    page.evaluate(() => document.body.prepend(document.createElement('div'))),
  'somebody has made elements of addresses': (page) =>
    page.evaluate(() => {
      for (const link of document.querySelectorAll('main a'))
        link.replaceChildren(Object.assign(document.createElement('span'), { textContent: '…' }))
    }),
}

for (const [change, act] of Object.entries(redraws))
  test(`what was opened and swiped before the scripts came stays where ${change} @phone`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Minified React error #418/)
    async function whileScriptsAreAway(route: string, use: () => Promise<unknown>) {
      const letScriptsCome = await holdBack(page, /\.js$/)
      await page.goto(route, { waitUntil: 'commit' })
      await expect(page.locator('footer')).toBeAttached()
      await act(page)
      await use()
      letScriptsCome()
      await expect(page.locator('html')).toHaveAttribute('data-scripts')
      await page.unrouteAll({ behavior: 'wait' })
    }

    const question = page.locator('details').nth(2)
    await whileScriptsAreAway('/classes/bjj', () => question.locator('summary').click())
    await expect(question).toHaveAttribute('open')
    await expect(question.locator('summary')).toBeFocused()

    const menu = page.getByRole('navigation', { name: 'Menu' })
    const link = menu.getByRole('link', { name: 'Coaching' })
    await whileScriptsAreAway('/', async () => {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await link.focus()
    })
    await expect(link).toBeInViewport()
    await expect(page.locator('main')).toHaveAttribute('inert')
    await expect(link).toBeFocused()

    await whileScriptsAreAway('/contact#youth', () =>
      expect(page.locator('#youth')).toBeInViewport(),
    )
    await expect(page.locator('#youth')).toBeInViewport()

    const photos = page.getByRole('region', { name: `Photos of ${fullClub.card.name}` })
    const photo = (number: number) => photos.getByRole('figure').nth(number - 1)
    const swipeToThird = () =>
      photos
        .getByRole('group')
        .evaluate((row) => row.scrollTo({ left: 2 * row.clientWidth, behavior: 'instant' }))
    await whileScriptsAreAway(clubPath(fullClub.slug), swipeToThird)
    const isShown = async (number: number) => {
      await expect(photos.getByRole('button', { name: `Photo ${number}` })).toHaveAttribute(
        'aria-current',
      )
      await expect(photo(number).locator('img')).toBeInViewport({ ratio: 0.9 })
      const caption = await photo(number).locator('figcaption').textContent()
      await expect(photo(number).locator('figcaption')).toBeInViewport()
      await expect(photos.locator('[aria-live]')).toHaveText(String(caption))
    }
    await photos.scrollIntoViewIfNeeded()
    await isShown(3)
    await photos.getByRole('button', { name: 'Next photo' }).click()
    await isShown(4)
  })

for (const { route, button, values, messages } of ofAllKinds)
  test(`on a translated page the words of the form on ${route} follow what is typed @phone`, async ({
    page,
  }) => {
    await openForm(page, route)
    await translate(page)
    const send = page.locator('form [type="submit"]')
    if (await send.isDisabled()) await field(page, 'agree').check()
    await expect(send).toContainText(button)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await send.click()
    const told = page.getByRole('status').filter({ hasText: notification })
    await expect(told).toContainText(`${Object.keys(messages).length} fields need attention`)
    for (const [name, message] of Object.entries(messages))
      await expect(field(page, name).first()).toHaveAccessibleDescription(
        new RegExp(`Error: .*${message.replace('?', '\\?')}`),
      )
    const phone = page.locator('form [type="tel"]')
    await expect(phone).toHaveAttribute('autocomplete', 'tel')
    await page.clock.resume()
    await fill(page, values)
    await phone.fill('9'.repeat(50))
    await expect(phone).toHaveAccessibleDescription(/at most \d+ digits/)
    await expect(phone).toHaveValue('9'.repeat(50))
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(page.locator('form')).toContainText('Please correct the marked fields')
    await expect(page.locator('form')).not.toContainText(notification)
    await phone.fill('9800000000')
    await expect(page.locator('form [aria-invalid]')).toHaveCount(0)
  })

test('on a translated page the menu opens, a club is kept and the carousel goes on @phone', async ({
  page,
}) => {
  await page.goto('/locations/list')
  await hydrated(page.locator('main'))
  await translate(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()

  await page.goto('/locations/bandra')
  await hydrated(page.locator('main'))
  await translate(page)
  const photos = page.locator('[aria-roledescription="carousel"]').first()
  const caption = photos.locator('[aria-live]')
  const first = await caption.textContent()
  await photos.getByRole('button', { name: 'Next photo' }).click()
  await expect(caption).not.toHaveText(first ?? '')
  await expect(caption.locator('font font')).toHaveCount(1)

  await page.getByRole('button', { name: 'Make this my club' }).click()
  const forget = page.getByRole('button', { name: 'Forget' })
  await expect(forget).toBeFocused()
  await expect(page.getByRole('link', { name: /^.?Your club/ })).toContainText('Bandra')
  await forget.click()
  await expect(page.getByRole('button', { name: 'Make this my club' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Find Your Gym' })).toBeAttached()
})
