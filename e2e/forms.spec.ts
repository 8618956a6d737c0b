import type { Locator, Page } from '@playwright/test'
import { distinctForms, type FormCase, formCases, guestPass } from '@/e2e/support/form-cases'
import { arrived, field, fill, newName, notification, reminder } from '@/e2e/support/forms'
import { bothWays, expect, hydrated, test } from '@/e2e/support/test'

/** Adds fields that a form does not have, with values that are valid elsewhere. */
async function addForgedFields(page: Page, values: Record<string, string>) {
  await page.locator('form').evaluate((form, forged) => {
    for (const [name, value] of Object.entries(forged)) {
      if (form.querySelector(`[name="${name}"]`)) continue
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
    }
  }, values)
}

const firstWrong = (page: Page, { messages }: FormCase) =>
  field(page, Object.keys(messages)[0] ?? '').first()

async function tryConsent(page: Page, button: Locator, form: FormCase, scripts: boolean) {
  const startsTicked = form.consent === true
  const box = field(page, 'agree')
  const shown = page.getByText(reminder)
  await expect(box).toBeChecked({ checked: startsTicked })
  await expect(shown).toBeVisible({ visible: !startsTicked })
  await box.uncheck()
  await expect(scripts ? page.getByRole('status').filter({ has: shown }) : shown).toBeVisible()
  await expect(button).toBeEnabled({ enabled: !scripts })
  if (scripts) {
    await field(page, form.name).press('Enter')
    await expect(firstWrong(page, form)).toBeFocused()
  }
  await box.check()
  await expect(shown).toBeHidden()
  await expect(button).toBeEnabled()
}

async function expectRefusal(page: Page, form: FormCase, scripts: boolean) {
  const { route, messages } = form
  const told = page.getByRole(scripts ? 'status' : 'alert').filter({ hasText: notification })
  await expect(told).toBeVisible()
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  if (scripts)
    await expect(told).toContainText(`${Object.keys(messages).length} fields need attention`)
  else await expect(page).toHaveTitle(/^Error: (?!Error)/)
  for (const [name, message] of Object.entries(messages)) {
    const control = field(page, name).first()
    await expect(control).toHaveAccessibleDescription(message && `Error: ${message}`)
  }
  const wrong = await page
    .locator('[aria-invalid="true"]')
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('name')))])
  expect(wrong).toEqual(Object.keys(messages))
  if (scripts) {
    await expect(firstWrong(page, form)).toBeFocused()
    await expect(firstWrong(page, form)).toBeInViewport({ ratio: 1 })
  }
  await expect(page).toHaveURL(route)
}

for (const tag of bothWays)
  // The second of two landing pages has the form of the first.
  for (const form of tag ? formCases : distinctForms)
    test(`${form.route} refuses what is empty and sends what is filled in @phone${tag}`, async ({
      page,
      site,
      javaScriptEnabled: scripts,
    }) => {
      const name = newName()
      const values = { ...form.values, [form.name]: name }
      const button = page.getByRole('button', { name: form.button, exact: true })
      if (scripts) await page.clock.install()
      await page.goto(form.route)
      if (scripts) await hydrated(page.locator('form'))
      const policy = button.locator('xpath=preceding::a[1]')
      await expect(policy).toHaveText(/^Privacy Policy/)
      await expect(policy).toHaveAttribute('href', '/privacy')
      if (form.consent !== undefined) await tryConsent(page, button, form, scripts)
      // The notification stays for 2 seconds, however long a look at the page takes.
      if (scripts) await page.clock.pauseAt(Date.now() + 60_000)
      await field(page, form.name).press('Enter')
      await expectRefusal(page, form, scripts)
      if (scripts) await page.clock.resume()

      await fill(page, values)
      await addForgedFields(page, {
        clubid: '101',
        lead_state: 'Goa',
        lead_city: 'Panaji',
        extra: 'more',
      })
      await button.click()
      await expect(page).toHaveURL(form.destination)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^thank you/i)
      const leads = await arrived(site, name)
      expect(leads).toMatchObject([{ endpoint: form.endpoint, seen: 1 }])
      expect(leads[0]?.body).toEqual({ ...values, ...form.adds })
    })

test('short fields of a phone stand in pairs where each has room, otherwise one below the other @phone', async ({
  page,
}) => {
  for (const [width, letters, pairs] of [
    [360, '100%', 2],
    [320, '100%', 0],
    [360, '200%', 0],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(guestPass.route)
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters)
    const tops = await page
      .locator('form [data-field]')
      .evaluateAll((fields) => fields.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(tops, 'in the order of the form').toEqual(tops.toSorted((a, b) => a - b))
    expect(tops.length - new Set(tops).size, `${width} px, ${letters}`).toBe(pairs)
  }
})
