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

  test('the jiu-jitsu page names its classes and leads on', async ({ page }) => {
    await page.goto('/classes/bjj')
    const main = page.getByRole('main')
    for (const name of ['BJJ Gi/No Gi', 'Women’s Only', 'Youth BJJ'])
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
    const areas = main.getByRole('link', { name: 'Classes In Your Area' })
    await expect(areas).toHaveAttribute('href', '/classes')
    await expect(main.getByText('in all classes except Level 2 and 3').first()).toBeVisible()
    await expect(main.getByText('Purple belt or higher', { exact: true })).toBeVisible()
  })

  test('parents read who may join and that they have to permit it', async ({ page }) => {
    await page.goto('/classes/youth')
    const main = page.getByRole('main')
    await expect(main.getByRole('definition').first()).toHaveText(
      /India.*not offered at every club/,
    )
    await expect(main.getByRole('listitem').filter({ has: page.locator('h3') })).toHaveCount(6)
    await expect(main.getByText('permission of a parent or guardian')).toBeVisible()
    await expect(main.locator('summary')).toHaveCount(5)
  })

  test('group fitness shows its categories and its top classes', async ({ page }) => {
    await page.goto('/classes/group')
    const names = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 })
    await expect(names).toHaveText([
      ...['HIIT', 'Mind/Body', 'Strength', 'Cycle', 'Cardio', 'Dance'],
      ...['High Octane', 'Fusion Flow', 'Killer Cycle', 'Zumba', 'Power Pilates', 'Kickass Kick'],
    ])
  })
})
