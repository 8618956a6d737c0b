import { violations } from './axe'
import { expect, hydrated, test } from './test'

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
