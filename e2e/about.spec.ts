import { guestPass } from './form-cases'
import { arrived, fill, newName } from './forms'
import { expect, noScript, test } from './test'

test.describe('the guest pass on the about page @desktop', () => {
  test.use(noScript)

  test('can be asked for where visitors read about the brand', async ({ page, site }) => {
    await page.goto('/about')
    const name = newName()
    await fill(page, { ...guestPass.values, lead_last_name: name })
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL('/thank-you-guest')
    expect(await arrived(site, name)).toHaveLength(1)
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
