import type { Page } from '@playwright/test'
import { type Club, clubHeading, clubs } from '@/content/clubs'
import { keptClub } from '@/content/kept-club'
import { clubPath, guestPassPath } from '@/content/paths'
import { clubPage, locations } from '@/content/pages/locations'
import pictures from '@/content/pictures.json'
import { clubsWithoutHours, otherClub, fullClub } from '@/e2e/support/example-clubs'
import { field } from '@/e2e/support/forms'
import { clubMapQuery, clubStreet, phoneUrl } from '@/lib/clubs/address'
import { hoursInShort, hoursInWords, weeklyHours } from '@/lib/clubs/hours'
import { openState } from '@/lib/clubs/open-state'
import { expect, hydrated, settled, test } from '@/e2e/support/test'

/** The first club of the last city. */
const last = clubs.find(({ city }) => city === clubs.at(-1)?.city) ?? fullClub
const timesOf = (club: Club) => hoursInWords(club).map(([, times]) => times)
const stateOf = (club: Club, at: Date) => openState(weeklyHours(club), at)?.words ?? ''

test('a visitor finds a club in the list, its hours and the way to a free pass @phone', async ({
  page,
}) => {
  await page.goto('/locations/list')
  const name = page.getByRole('heading', { name: fullClub.card.name })
  const club = page.getByRole('listitem').filter({ has: name })
  await name.click({ force: true })
  await club.getByRole('link', { name: 'GYM DETAILS' }).click()
  await expect(page).toHaveURL(clubPath(fullClub.slug))
  const { headline } = clubHeading(fullClub)
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible()
  await expect(page.locator('main section').first()).toContainText(fullClub.name)
  const overview = fullClub.page?.overview.heading.join(' ') ?? ''
  await expect(page.getByRole('heading', { name: overview })).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText(timesOf(fullClub))
  await expect(page.getByText('Schedule data temporarily unavailable')).toBeVisible()
  await page.getByRole('link', { name: 'Book Your Free Pass' }).click()
  await expect(page).toHaveURL(guestPassPath(fullClub))
  await expect(field(page, 'clubid')).toHaveValue(String(fullClub.id))
  await expect(field(page, 'lead_state')).toHaveValue(fullClub.state)
  await expect(field(page, 'lead_city')).toHaveValue(fullClub.city)
})

test('the map comes at a press, with the address and the way there below it @phone', async ({
  page,
  allowRequest,
}) => {
  await allowRequest(/^https:\/\/www\.google\.com\/maps\?q=/)
  await page.goto(clubPath(fullClub.slug))
  const map = page.getByRole('region', { name: 'Map' })
  const place = await map.locator('div').boundingBox()
  await hydrated(map.getByRole('button'))
  await map.getByRole('button', { name: 'Show map' }).click()
  await expect(map.locator('iframe')).toBeFocused()
  const shown = await map.locator('iframe').boundingBox()
  expect(shown?.width).toBeGreaterThan(0.9 * (place?.width ?? NaN))
  for (const below of [
    map.getByText(clubStreet(fullClub)),
    map.getByRole('link', { name: 'Directions' }),
  ])
    expect((await below.boundingBox())?.y).toBeGreaterThan((shown?.y ?? NaN) + (shown?.height ?? 0))
})

test('a club says where it is, and without hours it has its photos in place of the dial @phone', async ({
  page,
}) => {
  for (const { slug, city, name, hours } of clubs) {
    await page.goto(clubPath(slug))
    const head = page.locator('main section').first()
    const large = await head.getByText(new RegExp(`^${city}\\s*$`, 'i')).boundingBox()
    const small = await head.getByText(name, { exact: true }).boundingBox()
    expect(large?.height, slug).toBeGreaterThan(2 * (small?.height ?? NaN))
    await expect(head.locator('svg[viewBox^="-6"]')).toHaveCount(hours.length > 0 ? 1 : 0)
    if (hours.length > 0) continue
    await expect(head.getByRole('img').first()).toBeInViewport()
    await expect(page.locator('main').getByText(clubPage.hoursUnknown)).toBeVisible()
  }
})

/** Places and colours of what the head of a club offers, and of its dial. */
const lookOf = (page: Page) =>
  page
    .locator('main section')
    .first()
    .locator('a, p, svg')
    .evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        const { color, backgroundColor } = getComputedStyle(one)
        return [x, y, width, height, color, backgroundColor].join()
      }),
    )

test('whether a club is open changes words of its first screen, and no place or colour @phone', async ({
  page,
}) => {
  const looks: string[][] = []
  await page.route('**/*.woff2', (route) => route.abort('aborted'))
  for (const time of ['2026-11-23T20:00:00+05:30', '2026-11-24T03:00:00+05:30']) {
    await page.clock.setFixedTime(new Date(time))
    await page.route('**/*.js', (route) => route.abort('aborted'))
    await page.goto(clubPath(otherClub.slug))
    looks.push(await lookOf(page))
    await page.unroute('**/*.js')
    await page.reload()
    await expect(page.locator('main [data-open]').first()).toBeAttached()
    looks.push(await lookOf(page))
  }
  for (const look of looks.slice(1)) expect(look).toEqual(looks[0])
})

test.describe('far from India @phone', () => {
  test.use({ timezoneId: 'America/New_York' })

  /** The line of the day and the notch that is now, each as where it begins and where it ends. */
  const dash = async (page: Page, line: string) => {
    const path = page.locator(`main [data-line="${line}"]`).first()
    await expect(path).toBeVisible()
    const dashes = (await path.getAttribute('stroke-dasharray'))?.split(' ').map(Number) ?? []
    const [left = NaN, gap = NaN, length = NaN] = dashes
    return [left + gap, left + gap + length] as const
  }
  const isOnStroke = async (page: Page) => {
    const [[from, to], [begins, ends]] = [await dash(page, 'hours'), await dash(page, 'now')]
    return begins >= from && ends <= to
  }

  test('a club says in Indian time whether it is open, and its notch lies on the stroke while it is', async ({
    page,
  }) => {
    const evening = new Date('2026-11-23T20:00:00+05:30')
    const night = new Date('2026-11-24T03:00:00+05:30')
    const saidOf = (at: Date) => {
      const state = openState(weeklyHours(fullClub), at)
      return `${state?.until} ${state?.time}`
    }
    await page.clock.install({ time: evening })
    await page.goto(clubPath(fullClub.slug))
    const head = page.locator('main [data-open]').first()
    const state = head.locator('p', { has: page.locator('[data-says]') })
    await expect(state).toContainText(saidOf(evening))
    expect(await isOnStroke(page)).toBe(true)
    await page.clock.fastForward('07:00:00')
    await expect(state).toContainText(saidOf(night))
    expect(await isOnStroke(page)).toBe(false)
    await page.goto('/locations/list')
    await expect(page.locator('main li [data-says]')).toHaveText(
      clubs.filter(({ hours }) => hours.length > 0).map((club) => stateOf(club, night)),
    )
  })
})

test('the clubs of the list are rows of a hundred pixels at most, and a city leads to its first club, in view @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/locations/list')
  // Once its fonts are there, it has their widths.
  await page.reload()
  const rows = await page.locator('main li[data-week]').all()
  expect(rows).toHaveLength(clubs.length - clubsWithoutHours.length)
  for (const row of rows) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(100)
  const cities = page.getByRole('navigation', { name: 'Cities' })
  await cities.getByRole('link', { name: last.city }).click()
  const heading = page.getByRole('heading', { name: last.card.name, level: 3 })
  await expect(heading).toBeInViewport({ ratio: 1 })
})

test('the bottom bar of a club calls it or leads to its form @phone', async ({ page }) => {
  await page.goto(clubPath(fullClub.slug))
  // Between the calls of its head and its form, the bar is there.
  const facts = page.getByRole('heading', { name: clubPage.amenities })
  await facts.scrollIntoViewIfNeeded()
  const own = page.getByRole('navigation', { name: fullClub.card.name, exact: true })
  await expect(
    own.getByRole('link', { name: `${clubPage.call} ${fullClub.card.name}` }),
  ).toHaveAttribute('href', phoneUrl(fullClub.phones[0] ?? ''))
  await own.getByRole('link', { name: 'FREE PASS' }).click()
  await expect(page.getByLabel('Nearest Club')).toHaveValue(String(fullClub.id))
  await expect(page.getByLabel('Nearest Club')).toBeInViewport()

  await page.goto(clubPath(otherClub.slug))
  await facts.scrollIntoViewIfNeeded()
  const short = page.getByRole('navigation', { name: otherClub.card.name, exact: true })
  const { callback } = otherClub.page ?? {}
  const next = short.getByRole('link').last()
  await next.click()
  await expect(page).toHaveURL(callback ?? clubPath(otherClub.slug) + clubPage.form)
})

test('photos load when they come into view or near it @phone', async ({ page }) => {
  const photos: string[] = []
  const photo = new RegExp(`club-${fullClub.slug}-(.*)-\\d+\\.\\w+\\.avif`)
  page.on('request', (request) => {
    const [, name] = photo.exec(request.url()) ?? []
    if (name) photos.push(name)
  })
  await page.goto(clubPath(fullClub.slug))
  await settled(page)
  expect(photos).toContain('octagon')
  expect(photos).not.toContain('strength-training-equipment')
  const carousel = page.getByRole('region', { name: `Photos of ${fullClub.card.name}` })
  await hydrated(carousel.getByRole('button').first())
  await carousel.getByRole('button', { name: 'Previous photo' }).click()
  await expect.poll(() => photos).toContain('strength-training-equipment')
})

test('a picture that never comes leaves its own colours @phone', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/)
  await page.route('**/content/pictures/**', (route) => route.abort())
  await page.goto(clubPath(fullClub.slug))
  const photo = page.getByRole('figure').first().locator('img')
  const expected = await photo.evaluate((image, colours) => {
    const other = document.createElement('i')
    other.style.backgroundImage = `linear-gradient(${colours})`
    image.after(other)
    const { backgroundImage } = getComputedStyle(other)
    other.remove()
    return backgroundImage
  }, pictures[`club-${fullClub.slug}-octagon`].colours)
  expect(expected).toContain('rgb')
  await expect(photo).toHaveCSS('background-image', expected)
})

test('photos are a row to scroll, each with its caption, the map is a link, hours are those of the week, and the list has its fixed order @phone @no-script', async ({
  page,
}) => {
  await page.goto(clubPath(fullClub.slug))
  await expect(page.getByRole('button', { name: keptClub.make })).toBeHidden()
  const carousel = page.getByRole('region', { name: `Photos of ${fullClub.card.name}` })
  await expect(carousel.getByRole('button')).toHaveCount(0)
  const lastPhoto = carousel.getByRole('figure').last()
  await lastPhoto.scrollIntoViewIfNeeded()
  await expect(lastPhoto.getByText('Strength Training Equipment')).toBeInViewport()
  await expect(lastPhoto.getByRole('img')).toBeInViewport()
  const map = page.getByRole('region', { name: 'Map' })
  await expect(map.getByRole('button')).toHaveCount(0)
  const directions = map.getByRole('link', { name: 'Directions' })
  const query = encodeURIComponent(clubMapQuery(fullClub))
  expect(await directions.getAttribute('href')).toContain(query)
  await expect(page.getByRole('definition')).toHaveText(timesOf(fullClub))
  await expect(page.locator('main [data-line="hours"]').first()).toBeVisible()
  const [usual, ...others] = hoursInShort(fullClub)
  const dial = page
    .locator('main section')
    .first()
    .locator('p', { hasText: usual?.times ?? '' })
  for (const { days, times } of [usual, ...others].filter((row) => row !== undefined))
    await expect(dial).toContainText(`${days} ${times}`)
  for (const list of ['/', '/locations/list']) {
    await page.goto(list)
    const week = page.locator('main [data-week]').filter({ hasText: fullClub.name })
    for (const { times } of [usual, ...others].filter((row) => row !== undefined))
      await expect(week.getByText(times)).toBeVisible()
  }
  await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  // The words are pressed, over which what unfolds the rest lies.
  await page.getByRole('heading', { name: last.card.name, level: 3 }).click({ force: true })
  await expect(page.getByRole('link', { name: `Directions to ${last.card.name}` })).toBeVisible()
})

test('at a desk a row of the list leads to its club, with all that is known of it in columns @desktop', async ({
  page,
}) => {
  await page.goto('/locations/list')
  const lefts = await page
    .locator('main address')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
  expect(lefts).toEqual(Array(clubs.length).fill(lefts[0]))
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByText(fullClub.card.name) })
    .first()
  const [phone = ''] = fullClub.phones
  await expect(row.getByRole('link', { name: phone })).toBeVisible()
  await expect(row.getByRole('link', { name: fullClub.email })).toBeVisible()
  await expect(row.getByText(locations.details)).toBeVisible()
  await expect(row.getByRole('group')).toHaveCount(0)
  // The link lies over the words.
  await row.locator('address').click({ force: true })
  await expect(page).toHaveURL(clubPath(fullClub.slug))
})
