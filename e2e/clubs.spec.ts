import type { Page } from '@playwright/test'
import { expect, hydrated, noScript, test } from '@/e2e/test'

const openClub = async (page: Page, address: string) => {
  await page.goto(address)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/locations\/bandra$/,
  )
}

test('a visitor finds a club in the list, its hours and the way to a free pass', async ({
  page,
}) => {
  await page.goto('/locations/list')
  const club = page.getByRole('listitem').filter({ hasText: 'Sahakara Nagar' })
  await club.getByRole('link', { name: 'GYM DETAILS' }).click()
  await expect(page).toHaveURL(/\/locations\/sahakara-nagar$/)
  await expect(page.getByRole('heading', { level: 1, name: 'KARNATAKA' })).toBeVisible()
  await expect(page.getByText('BENGALURU - Sahakara Nagar')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'YOU BELONG HERE' })).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText(['6am-11pm', '8am-6pm'])
  await expect(page.getByText('Schedule data temporarily unavailable')).toBeVisible()
  await page.getByRole('link', { name: 'Book Your Free Pass' }).click()
  await expect(page).toHaveURL(/\/getpass$/)
})

test.describe('whatever the width @desktop', () => {
  test('a club without a page of its own and one to come lead to the contact page', async ({
    page,
  }) => {
    await page.goto('/locations/list')
    for (const name of ['Jaipur', 'Baner', 'Kondapur']) {
      const club = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
      await expect(club.getByRole('link', { name: 'GYM DETAILS' })).toHaveAttribute(
        'href',
        '/contact',
      )
    }
    await expect(page.getByText('Opening Soon')).toHaveCount(2)
  })

  test('a club answers at both of its addresses and names one as its own', async ({ page }) => {
    await openClub(page, '/locations/octa-gym-bandra')
    await openClub(page, '/locations/bandra')
    await expect(page.locator('main a[href^="tel:"]')).toHaveText([
      '+91 00000 00104',
      '+91 00000 01104',
    ])
  })

  test('no hours are invented where none are known', async ({ page }) => {
    await page.goto('/locations/imphal')
    await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
    await expect(page.getByRole('definition')).toHaveCount(0)
  })

  test('the map is fetched when it is asked for, in the same room', async ({
    page,
    allowRequest,
  }) => {
    allowRequest(/^https:\/\/www\.google\.com\/maps\?q=1st%20Main/)
    await page.goto('/locations/sahakara-nagar')
    const map = page.getByRole('region', { name: 'Map' })
    const before = await map.boundingBox()
    await hydrated(map.getByRole('button'))
    await map.getByRole('button', { name: 'Show map' }).click()
    await expect(map.locator('iframe')).toBeFocused()
    expect((await map.boundingBox())?.height).toBe(before?.height)
  })
})

test('photos are fetched as they come into view, and turn round', async ({ page }) => {
  const photos: string[] = []
  page.on('request', (request) => {
    const [, name] = /club-jaipur-(.*)-\d+\.\w+\.avif/.exec(request.url()) ?? []
    if (name) photos.push(name)
  })
  await page.goto('/locations/jaipur', { waitUntil: 'networkidle' })
  expect(new Set(photos)).toEqual(new Set(['octagon']))
  const carousel = page.getByRole('region', { name: 'Photos of Jaipur' })
  await hydrated(carousel.getByRole('button').first())
  await carousel.getByRole('button', { name: 'Previous photo' }).click()
  await expect(carousel.locator('[aria-live]')).toHaveText('Strength Training Equipment')
  await expect.poll(() => photos.at(-1)).toBe('strength-training-equipment')
  expect(photos).toHaveLength(2)
  await page.keyboard.press('ArrowRight')
  await expect(carousel.locator('[aria-current]')).toHaveText('1')
})

test.describe('without JavaScript', () => {
  test.use(noScript)

  test('photos are a row to scroll, each with its caption, and the map is a link', async ({
    page,
  }) => {
    await page.goto('/locations/guwahati')
    const carousel = page.getByRole('region', { name: 'Photos of Guwahati' })
    await expect(carousel.getByRole('button')).toHaveCount(0)
    const last = carousel.getByRole('figure').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last.getByText('Strength Training Equipment')).toBeInViewport()
    await expect(last.getByRole('img')).toBeInViewport()
    const map = page.getByRole('region', { name: 'Map' })
    await expect(map.getByRole('button')).toHaveCount(0)
    await expect(map.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /Guwahati/)
  })
})

test('a club is shared by its own address, whichever of its two is open', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const address of ['/locations/octa-gym-sahakara-nagar', '/locations/jaipur']) {
    await page.goto(address)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect(copied.pathname).toBe(address.replace('octa-gym-', ''))
    const chat = await page.getByRole('link', { name: /^Share on WhatsApp/ }).getAttribute('href')
    expect(new URL(chat ?? '').searchParams.get('text')).toContain(copied.href)
  }
})
