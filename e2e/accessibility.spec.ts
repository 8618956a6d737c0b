import type { Page } from '@playwright/test'
import { violations } from '@/e2e/support/screen-readers'
import { franchise, guestPass } from '@/e2e/support/form-cases'
import { openForm } from '@/e2e/support/forms'
import { expect, test } from '@/e2e/support/test'

/** Whether the label of the focused field is in the window and not under a bar. */
const labelInView = (page: Page) =>
  page.locator('form [data-field]:focus-within').evaluate((field) => {
    const label = field.querySelector('legend, label') ?? field
    const { left, top, bottom } = label.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => {
      const hit = document.elementFromPoint(left + 4, y)
      return hit !== null && label.contains(hit)
    })
  })

test.describe('the label of a wrong field @phone', () => {
  for (const { route, button, messages } of [guestPass, franchise]) {
    test(`is in view on ${route} when the form or a link of its summary leads to the field`, async ({
      page,
    }) => {
      await openForm(page, route)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.locator('form [data-field]:focus-within')).toBeVisible()
      expect(await labelInView(page)).toBe(true)
      const links = await page.locator('form a[href^="#"]').all()
      expect(links).toHaveLength(Object.keys(messages).length)
      for (const link of links) {
        await link.click()
        await expect(page.locator('form [data-field]:focus-within')).toBeVisible()
        expect(await labelInView(page), await link.innerText()).toBe(true)
      }
    })
  }
})

test('a form with errors and without consent has no accessibility violation @phone', async ({
  page,
}) => {
  await page.clock.install()
  await openForm(page, '/getpass')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('checkbox').uncheck()
  await expect(page.locator('[aria-invalid="true"]')).not.toHaveCount(0)
  // A notification or a bar over half of a link makes its target small.
  await page.clock.fastForward(2_000)
  await expect(page.getByRole('status').filter({ hasText: 'Please fill' })).toBeHidden()
  const summary = page.locator('form div[tabindex="-1"]')
  await summary.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  expect(await violations(page)).toEqual([])
})

test('the page of an unknown address has no accessibility violation @phone', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/)
  await page.goto('/no-such-page')
  expect(await violations(page)).toEqual([])
})
