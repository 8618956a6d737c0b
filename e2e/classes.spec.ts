import { expect, noScript, test } from './test'

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

test.describe('the page of a class, without JavaScript @desktop', () => {
  test.use(noScript)

  test('tells its rounds, minutes, access and what to bring, and can be shared', async ({
    page,
  }) => {
    await page.goto(detail('boxing-conditioning'))
    const rounds = page.getByRole('list', { name: 'Seven rounds of three minutes' })
    await expect(rounds.getByRole('listitem')).toHaveCount(7)
    await expect(page.getByRole('definition').filter({ hasText: '50 minutes' })).toBeVisible()
    await expect(page.getByText('Champion Members')).toBeVisible()
    await expect(page.getByText('Ultimate Members')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Hand wraps' })).toBeVisible()

    const share = page.getByRole('link', { name: /^Share on the/ })
    const hrefs = await share.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs).toHaveLength(2)
    for (const href of hrefs) {
      const shared = new URL(href ?? '').searchParams.get('url') ?? ''
      expect(new URL(shared).pathname).toBe(detail('boxing-conditioning'))
    }
    await expect(page.getByRole('link', { name: /^Share on WhatsApp/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Share|Copy)/ })).toHaveCount(0)
  })

  test('leads on to the three classes to try, which have a short text so far', async ({ page }) => {
    await page.goto(detail('daily-ultimate-training'))
    const more = page.locator('section', {
      has: page.getByRole('heading', { name: 'More classes to try' }),
    })
    const targets = await more
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(targets).toEqual(['kickbox-conditioning', 'matrx', 'ufc-fit'].map(detail))
    await more.getByRole('link', { name: /OCTA FIT/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'OCTA FIT' })).toBeVisible()
    await expect(page.getByText('More about OCTA FIT is coming soon.')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})
