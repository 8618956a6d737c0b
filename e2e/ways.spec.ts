import { field, fill, newName, stored } from './forms'
import { expect, hydrated, test } from './test'

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
  expect(JSON.parse(stored(site, name)[0]?.attribution ?? '')).toEqual({
    landing: '/news-readmore/16',
    tags: { utm_source: 'whatsapp', utm_medium: 'share' },
  })
})
