import { expect, noScript, test } from '@/e2e/test'

test('the home page answers with one heading, in British English', async ({ page }) => {
  const answer = await page.goto('/')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
})

test('an unknown address is a 404', async ({ page, allowConsole }) => {
  allowConsole(/status of 404/)
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use(noScript)

  test('the home page still has its heading', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
