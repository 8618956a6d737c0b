import { passDays } from '@/content/free-pass'
import { expect, noScript, test } from '@/e2e/support/test'

test.describe('the contents of a legal page @desktop', () => {
  test.use(noScript)

  test('stay in view and lead to a section, open without a script', async ({ page }) => {
    await page.goto('/terms')
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await contents.getByRole('link', { name: 'Disputes' }).click()
    await expect(page.getByRole('heading', { name: 'Disputes' })).toBeInViewport()
    await expect(contents.getByRole('link', { name: 'Trial pass terms' })).toBeInViewport()
  })
})

test('the contents of a legal page are closed on a phone until they are opened @phone', async ({
  page,
}) => {
  await page.goto('/privacy')
  const link = page.getByRole('link', { name: 'Your rights and requests' })
  await expect(link).toBeHidden()
  await page.locator('summary', { hasText: 'On this page' }).click()
  await link.click()
  await expect(page.locator('#your-rights')).toContainText('answered within 30 days')
  await expect(page.getByRole('heading', { name: 'Your rights and requests' })).toBeInViewport()
})

for (const device of ['@phone', '@desktop'])
  test(`the trial pass terms are all at the anchor, clear of the header ${device}`, async ({
    page,
  }) => {
    await page.goto('/terms#trial-pass')
    const terms = page.locator('#trial-pass')
    for (const term of [
      `${passDays} days from the date of issue`,
      'One trial per person',
      'non-transferable',
      'at least 90 days',
      'only at the gym that issued it',
      'Otherwise a charge applies',
      'government ID',
      'unique code',
    ])
      await expect(terms).toContainText(term)
    const heading = terms.getByRole('heading', { name: 'Trial pass terms' })
    await expect
      .poll(() =>
        heading.evaluate((node) => {
          const { left, top } = node.getBoundingClientRect()
          return document.elementFromPoint(left + 4, top + 4) === node
        }),
      )
      .toBe(true)
  })
