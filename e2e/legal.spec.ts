import { readLegal } from '@/lib/legal'
import { expect, test } from '@/e2e/support/test'

const headingOf = (name: 'privacy' | 'terms', id: string) =>
  readLegal(name).sections.find((section) => section.id === id)?.heading ?? id

test('the contents of a legal page stay in view and lead to a section, open without a script @desktop @no-script', async ({
  page,
}) => {
  await page.goto('/terms')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: headingOf('terms', 'disputes') }).click()
  await expect(page.getByRole('heading', { name: headingOf('terms', 'disputes') })).toBeInViewport()
  await expect(
    contents.getByRole('link', { name: headingOf('terms', 'trial-pass') }),
  ).toBeInViewport()
})

test('the contents of a legal page are closed on a phone until they are opened @phone', async ({
  page,
}) => {
  await page.goto('/privacy')
  const link = page.getByRole('link', { name: headingOf('privacy', 'your-rights') })
  await expect(link).toBeHidden()
  await page.locator('summary', { hasText: 'On this page' }).click()
  await link.click()
  await expect(
    page.getByRole('heading', { name: headingOf('privacy', 'your-rights') }),
  ).toBeInViewport()
})

for (const device of ['@phone', '@desktop'])
  test(`the trial pass terms are at the anchor, clear of the header ${device}`, async ({
    page,
  }) => {
    await page.goto('/terms#trial-pass')
    const terms = page.locator('#trial-pass')
    const heading = terms.getByRole('heading', { name: headingOf('terms', 'trial-pass') })
    await expect
      .poll(() =>
        heading.evaluate((node) => {
          const { left, top } = node.getBoundingClientRect()
          return document.elementFromPoint(left + 4, top + 4) === node
        }),
      )
      .toBe(true)
  })
