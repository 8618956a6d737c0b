import { trapField } from '@/content/forms/hidden-fields'
import type { Page } from '@playwright/test'
import { contact, guestPass } from '@/e2e/support/form-cases'
import { arrived, field, fill, newName, stored } from '@/e2e/support/forms'
import { consentVersion } from '@/content/forms/consent'
import type { Site } from '@/testing/site'
import { bothWays, expect, hydrated, test } from '@/e2e/support/test'

const message = contact.values
const lead = guestPass.values

for (const tag of bothWays)
  test(`where an enquiry came from and the consent version are stored, and are not sent to the backend @phone${tag}`, async ({
    page,
    site,
    javaScriptEnabled: scripts,
  }) => {
    const name = newName()
    if (scripts) {
      const referer = 'https://news.example/gyms?page=2'
      await page.goto('/about?utm_source=mail&utm_campaign=New+Year&id=7', { referer })
      await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1)
    }
    await page.goto('/getpass?utm_source=poster')
    if (scripts) await hydrated(page.locator('form'))
    await fill(page, { ...lead, lead_last_name: name })
    await page.getByRole('button', { name: guestPass.button }).click()
    await expect(page).toHaveURL(guestPass.destination)
    expect(stored(site, name)).toMatchObject([
      { consent_version: consentVersion, held_reason: null },
    ])
    expect(JSON.parse(stored(site, name)[0]?.attribution ?? '')).toEqual(
      scripts
        ? {
            landing: '/about',
            referrer: 'news.example',
            tags: { utm_source: 'mail', utm_campaign: 'New Year' },
          }
        : { landing: '/getpass', tags: { utm_source: 'poster' } },
    )
    const [{ body } = { body: {} }] = await arrived(site, name)
    expect(body).toEqual({ ...lead, lead_last_name: name, ...guestPass.adds })
  })

async function expectHeld(page: Page, site: Site, name: string, reason: string) {
  await expect(page).toHaveURL('/thank-you-guest')
  expect(stored(site, name)).toMatchObject([{ state: 'held', held_reason: reason }])
}

test('a form with its hidden field filled in is thanked and quarantined @phone', async ({
  page,
  site,
}) => {
  const name = newName()
  await page.goto('/contact')
  await expect(field(page, trapField)).not.toBeInViewport()
  await fill(page, { ...message, lastname: name })
  await field(page, trapField).evaluate((input: HTMLInputElement) => (input.value = 'Watches'))
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectHeld(page, site, name, 'hidden field filled in')
})

test('a form that is sent within a second, without a key or pointer, is thanked and quarantined @phone', async ({
  page,
  site,
}) => {
  const name = newName()
  await page.addInitScript(
    (values) => {
      performance.now = () => 999
      const pressing = setInterval(() => {
        const form = document.forms[0]
        if (!form || !Object.keys(form).some((key) => key.startsWith('__reactProps'))) return
        clearInterval(pressing)
        for (const [key, value] of Object.entries(values))
          Object.assign(form.elements.namedItem(key) ?? {}, { value })
        form.requestSubmit()
      }, 10)
    },
    { ...message, lastname: name },
  )
  await page.goto('/contact')
  // An expectation that looks into the page counts as a press of the visitor.
  await page.waitForURL('/thank-you-guest')
  await expectHeld(page, site, name, 'sent too quickly')
})
