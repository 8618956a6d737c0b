import { passDays } from '@/content/free-pass'
import { bjj } from '@/content/pages/bjj'
import { fullClub } from '@/e2e/support/example-clubs'
import { expect, test } from '@/e2e/support/test'

test('a press anywhere on the line of a class leads to its page @desktop', async ({ page }) => {
  for (const route of ['/', '/classes', '/classes/ultimate']) {
    await page.goto(route)
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Punches, kicks' })
    await line.click({ position: { x: 20, y: 20 } })
    await expect(page).toHaveURL('/classes/detail/kickbox-conditioning')
  }
})

test('questions open one by one, by keyboard and without JavaScript; the first is open @desktop @no-script', async ({
  page,
}) => {
  await page.goto('/classes/bjj')
  const questions = page.locator('summary').filter({ hasText: '?' })
  const [first, , third] = bjj.questions.items
  await expect(questions).toHaveCount(bjj.questions.items.length)
  await expect(page.getByText(first.answer)).toBeVisible()
  const answer = page.getByText(third.answer)
  await expect(answer).toBeHidden()
  await questions.nth(2).press('Enter')
  await expect(answer).toBeVisible()
})

test('who asked for a pass is told of their club and what to bring, who wrote a message whom to call @phone', async ({
  page,
}) => {
  const urgent = page.getByText(/^If it cannot wait, call your club/)
  const pass = page.getByRole('heading', { name: 'Your guest pass' })
  const findAGym = page.getByRole('main').getByRole('link', { name: 'Find Your Gym' })
  await page.goto('/thank-you-guest')
  await expect(urgent).toBeVisible()
  await expect(findAGym).toBeVisible()
  await expect(pass).toBeHidden()
  await page.goto(`/thank-you-guest#${fullClub.id}`)
  await expect(page.getByRole('heading', { name: `Your club ${fullClub.card.name}` })).toBeVisible()
  await expect(pass).toBeVisible()
  for (const words of [`${passDays} days`, 'original pass', 'government ID'])
    await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()
  await expect(urgent).toBeHidden()
  await expect(findAGym).toBeHidden()
})
