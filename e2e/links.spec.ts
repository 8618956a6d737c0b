import { guwahatiLanding } from './form-cases'
import { fill, newName, openForm, stored } from './forms'
import { readPage } from './pages'
import { expect, noScript, test } from './test'
import { attribute, decodeEntities, elements } from '@/testing/html'

test('an enquiry that begins with a shared link says where it was shared, the page does not @phone', async ({
  page,
  site,
}) => {
  const name = newName()
  const links = elements(await readPage(site, '/news-readmore/16'), 'a')
  const { tag = '' } = links.find(({ text }) => text.startsWith('Share on WhatsApp')) ?? {}
  const chat = new URL(decodeEntities(attribute(tag, 'href') ?? ''))
  const [shared = ''] = /http\S+$/.exec(chat.searchParams.get('text') ?? '') ?? []
  const { pathname, search } = new URL(shared)
  await page.goto(pathname + search)
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
  expect(new URL(canonical ?? '').search).toBe('')
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1)
  await openForm(page, guwahatiLanding.route)
  await fill(page, { ...guwahatiLanding.values, lead_first_name: name })
  await page.getByRole('button', { name: guwahatiLanding.button }).click()
  await expect(page).toHaveURL(guwahatiLanding.destination)
  expect(JSON.parse(stored(site, name)[0]?.attribution ?? '')).toEqual({
    landing: '/news-readmore/16',
    tags: { utm_source: 'whatsapp', utm_medium: 'share' },
  })
})

test('a press anywhere on the card of a class leads to its page @desktop', async ({ page }) => {
  await page.goto('/classes/ultimate')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Punches, kicks' })
  await card.click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL('/classes/detail/kickbox-conditioning')
})

test.describe('without JavaScript @desktop', () => {
  test.use(noScript)

  test('questions open one by one, by keyboard and without JavaScript; the first is open', async ({
    page,
  }) => {
    await page.goto('/classes/bjj')
    const questions = page.locator('summary').filter({ hasText: '?' })
    await expect(questions).toHaveCount(5)
    await expect(page.getByText(/^Start with Level 0/)).toBeVisible()
    const answer = page.getByText(/^Clean kit, clean feet/)
    await expect(answer).toBeHidden()
    await questions.nth(2).press('Enter')
    await expect(answer).toBeVisible()
  })
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
  await page.goto('/thank-you-guest#104')
  await expect(page.getByRole('heading', { name: 'Your club Bandra' })).toBeVisible()
  await expect(pass).toBeVisible()
  for (const words of ['15 days', 'original pass', 'government ID'])
    await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()
  await expect(urgent).toBeHidden()
  await expect(findAGym).toBeHidden()
})
