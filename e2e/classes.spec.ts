import { expect, test } from './test'

const detail = (slug: string) => `/classes/detail/${slug}`

test.describe('the way to a class @desktop', () => {
  test('leads from the hub over the Ultimate classes to its page', async ({ page }) => {
    await page.goto('/classes')
    const calls = page.getByRole('main').getByRole('link', { name: 'FIND OUT MORE' })
    const targets = await calls.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(targets).toEqual(['/classes/ultimate', '/classes/bjj', '/classes/youth'])
    await calls.first().click()
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Ultimate Classes' })).toBeVisible()
    for (const [name, slug] of [
      ['Daily Ultimate Training', 'daily-ultimate-training'],
      ['Boxing Conditioning', 'boxing-conditioning'],
      ['Kickboxing Conditioning', 'kickbox-conditioning'],
      ['Brazilian Jiu-Jitsu', 'brazilian-jiu-jitsu-gi'],
    ] as const)
      await expect(main.getByRole('link', { name: `FIND OUT MORE – ${name}` })).toHaveAttribute(
        'href',
        detail(slug),
      )
    const card = main.getByRole('listitem').filter({ hasText: 'Punches, kicks and knees' })
    await card.click({ position: { x: 20, y: 20 } })
    await expect(page).toHaveURL(detail('kickbox-conditioning'))
  })
})
