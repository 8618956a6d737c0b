import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './test'

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

for (const route of ['/', '/getpass', '/thank-you-guest', '/news', '/news-readmore/16']) {
  test(`${route} has no accessibility violation`, async ({ page }) => {
    await page.goto(route)
    expect(await violations(page)).toEqual([])
  })
}

test('a form with errors and without consent has no accessibility violation', async ({ page }) => {
  await page.goto('/getpass')
  await hydrated(page.locator('form'))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('checkbox').uncheck()
  expect(await violations(page)).toEqual([])
})

test('the page of an unknown address has no accessibility violation', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/)
  await page.goto('/no-such-page')
  expect(await violations(page)).toEqual([])
})
