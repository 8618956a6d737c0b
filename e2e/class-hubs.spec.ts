import { expect, noScript, test } from './test'

test.describe('@desktop', () => {
  test.use(noScript)

  test('questions open one by one, by keyboard and without JavaScript; the first is open', async ({
    page,
  }) => {
    await page.goto('/classes/bjj')
    const questions = page.locator('summary')
    await expect(questions).toHaveCount(5)
    await expect(page.getByText(/^Start with Level 0/)).toBeVisible()
    const answer = page.getByText(/^Clean kit, clean feet/)
    await expect(answer).toBeHidden()
    await questions.nth(2).press('Enter')
    await expect(answer).toBeVisible()
  })
})
