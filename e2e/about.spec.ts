import { expect, noScript, test } from './test'

test.describe('the pass on the about page @desktop', () => {
  test.use(noScript)

  test('can be asked for where one reads about the brand', async ({ page, site }) => {
    await page.goto('/about')
    const name = `Rao about ${process.pid}`
    await page.locator('[name="clubid"]').selectOption('109')
    await page.locator('[name="lead_state"]').selectOption('Karnataka')
    for (const [field, value] of [
      ['lead_first_name', 'Asha'],
      ['lead_last_name', name],
      ['lead_email', 'asha.rao@example.in'],
      ['lead_phone', '9800000000'],
      ['lead_city', 'Bengaluru'],
      ['lead_postal_code', '560092'],
    ] as const)
      await page.locator(`[name="${field}"]`).fill(value)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL('/thank-you-guest')
    await expect
      .poll(() => site.sandbox.leads().some(({ body }) => body.lead_last_name === name), {
        timeout: 15_000,
      })
      .toBe(true)
  })
})

test.describe('the leaders @desktop', () => {
  test('each have a page on the professional network', async ({ page }) => {
    await page.goto('/about')
    const profiles = page.getByRole('link', { name: 'on the professional network' })
    await expect(profiles).toHaveCount(4)
    for (const profile of await profiles.all()) {
      await expect(profile).toHaveAttribute('target', '_blank')
      await expect(profile).toHaveAttribute('href', /^https:/)
    }
  })
})

test.describe('the sizes of gym @phone', () => {
  test('are all shown on a phone', async ({ page }) => {
    await page.goto('/about')
    for (const size of ['6,000+', '5,000+', 'Boutique'])
      await expect(page.getByText(size, { exact: true })).toBeVisible()
  })
})
