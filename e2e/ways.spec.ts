import { field, fill, newName, stored } from './forms'
import { expect, hydrated, noScript, test } from './test'

test.describe('without JavaScript @phone', () => {
  test.use(noScript)

  test('news and events are one step from the home page and from About, and an article leads back', async ({
    page,
  }) => {
    for (const from of ['/', '/about'])
      for (const to of ['News', 'Events']) {
        await page.goto(from)
        await page.getByRole('main').getByRole('link', { name: to, exact: true }).click()
        await expect(page).toHaveURL(`/${to.toLowerCase()}`)
      }
    await page.goto('/news-readmore/16')
    await page.getByRole('link', { name: 'All news' }).click()
    await expect(page).toHaveURL('/news')
  })

  test('the form of a club has chosen it, and what is chosen instead stays when it comes back', async ({
    page,
  }) => {
    await page.goto('/locations/imphal')
    await expect(field(page, 'clubid')).toHaveValue('105')
    await field(page, 'clubid').selectOption('108')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(field(page, 'clubid')).toHaveValue('108')
    await field(page, 'clubid').selectOption('')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(field(page, 'clubid')).toHaveAccessibleDescription(
      'Please select the nearest Club',
    )
    await expect(field(page, 'clubid')).toHaveValue('')
  })

  test('the pass leads to its terms, and who asked for one is told what to bring', async ({
    page,
  }) => {
    for (const offer of ['/getpass', '/classes', '/locations/bandra']) {
      await page.goto(offer)
      await expect(
        page.getByRole('main').getByRole('link', { name: /^Trial pass terms/ }),
      ).toHaveAttribute('href', '/terms#trial-pass')
    }
    await page.goto('/thank-you-guest')
    await expect(page.getByRole('heading', { name: 'If you asked for a guest pass' })).toBeVisible()
    for (const words of ['15 days', 'original pass', 'government ID'])
      await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Trial pass terms' }).click()
    await expect(page).toHaveURL('/terms#trial-pass')
  })
})

test('with JavaScript a club stays chosen when the form is used, and is sent @phone', async ({
  page,
  site,
}) => {
  const name = newName()
  await page.goto('/locations/guwahati')
  await hydrated(page.locator('form'))
  await fill(page, {
    lead_first_name: 'Asha',
    lead_last_name: name,
    lead_email: 'asha.rao@example.in',
    lead_phone: '9800000000',
    lead_state: 'Assam',
    lead_city: 'Guwahati',
    lead_postal_code: '781006',
  })
  await expect(field(page, 'clubid')).toHaveValue('108')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL('/thank-you-guest')
  expect(stored(site, name)).toHaveLength(1)
})

test('an enquiry that begins with a shared link says where it was shared, the page does not @phone', async ({
  page,
  site,
}) => {
  const name = newName()
  await page.goto('/news-readmore/16')
  const chat = await page.getByRole('link', { name: /^Share on WhatsApp/ }).getAttribute('href')
  const [shared = ''] = /http\S+$/.exec(new URL(chat ?? '').searchParams.get('text') ?? '') ?? []
  const { pathname, search } = new URL(shared)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(pathname + search)
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
  expect(new URL(canonical ?? '').search).toBe('')
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1)
  await page.goto('/landing/guwahati-assam')
  await hydrated(page.locator('form'))
  await fill(page, {
    lead_first_name: name,
    lead_phone: '9800000000',
    lead_email: 'asha.rao@example.in',
  })
  await page.getByRole('button', { name: 'Submit Details' }).click()
  await expect(page).toHaveURL('/landing/guwahati-assam/gw-thank-you')
  expect(JSON.parse(stored(site, name)[0]?.visit ?? '')).toEqual({
    landing: '/news-readmore/16',
    tags: { utm_source: 'whatsapp', utm_medium: 'share' },
  })
})
