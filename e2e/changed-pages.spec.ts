import type { Page } from '@playwright/test'
import { formCases } from '@/e2e/support/form-cases'
import { arrived, field, fill, newName, valuesIn } from '@/e2e/support/forms'
import { expect, holdBack, hydrated, test } from '@/e2e/support/test'
import { translate } from '@/e2e/support/translator'

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

for (const { route, button, name, values, consent } of formCases)
  test(`what was typed on ${route} before the scripts came is there after them, whatever has changed the page @phone`, async ({
    page,
    site,
    allowConsole,
  }) => {
    // React says that the page is not the one it knows.
    allowConsole(/Minified React error #418/)
    const visitor = newName()
    const typed = { ...values, [name]: visitor }
    for (const [change, act] of Object.entries(changes)) {
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
      await page.evaluate(() => sessionStorage.clear())
    }
    if (consent) await field(page, 'agree').check()
    await page.locator('form [type="submit"]').click()
    const [lead] = await arrived(site, visitor)
    expect(lead?.body).toMatchObject({ [name]: visitor })
  })
