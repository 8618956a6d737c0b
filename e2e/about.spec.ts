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

test.describe('the sizes of gym @phone', () => {
  test('are all shown on a phone', async ({ page }) => {
    await page.goto('/about')
    for (const size of ['6,000+', '5,000+', 'Boutique'])
      await expect(page.getByText(size, { exact: true })).toBeVisible()
  })
})
