import { type Club, clubHeading, clubs } from '@/content/clubs'
import { clubPath, guestPassPath } from '@/content/paths'
import pictures from '@/content/pictures.json'
import { callbackClub, fullClub } from '@/e2e/support/example-clubs'
import { field } from '@/e2e/support/forms'
import { clubMapQuery, clubStreet, phoneUrl } from '@/lib/clubs/address'
import { hoursInWords, weeklyHours } from '@/lib/clubs/hours'
import { openState } from '@/lib/clubs/open-state'
import { expect, hydrated, noScript, settled, test } from '@/e2e/support/test'

/** The first club of the last city. */
const last = clubs.find(({ city }) => city === clubs.at(-1)?.city) ?? fullClub
const timesOf = (club: Club) => hoursInWords(club).map(({ times }) => times)
const stateOf = (club: Club, at: Date) => openState(weeklyHours(club), at)?.words ?? ''

test('a visitor finds a club in the list, its hours and the way to a free pass @phone', async ({
  page,
}) => {
  await page.goto('/locations/list')
  const name = page.getByRole('heading', { name: fullClub.card.name })
  const club = page.getByRole('listitem').filter({ has: name })
  await club.getByRole('link', { name: 'GYM DETAILS' }).click()
  await expect(page).toHaveURL(clubPath(fullClub.slug))
  const { headline, line } = clubHeading(fullClub)
  await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible()
  await expect(page.getByText(line, { exact: true })).toBeVisible()
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

test('the map loads at a press and fills its band, with the address and the way there below it @desktop', async ({
  page,
  allowRequest,
}) => {
  await allowRequest(/^https:\/\/www\.google\.com\/maps\?q=/)
  await page.goto(clubPath(fullClub.slug))
  const map = page.getByRole('region', { name: 'Map' })
  const band = map.locator('div').first()
  const before = await band.boundingBox()
  await hydrated(map.getByRole('button'))
  await map.getByRole('button', { name: 'Show map' }).click()
  await expect(map.locator('iframe')).toBeFocused()
  const after = await band.boundingBox()
  expect(after).toEqual({ ...before, y: after?.y })
  expect(await map.locator('iframe').boundingBox()).toEqual(after)
  expect(before?.width).toBe(page.viewportSize()?.width)
  await expect(map.getByText(clubStreet(fullClub))).toBeVisible()
  await expect(map.getByRole('link', { name: 'Directions' })).toBeVisible()
})

test.describe('far from India @phone', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('a club says in Indian time whether it is open, in space reserved for it', async ({
    page,
  }) => {
    const evening = new Date('2026-11-23T20:00:00+05:30')
    const night = new Date('2026-11-24T03:00:00+05:30')
    await page.clock.install({ time: evening })
    await page.goto(clubPath(fullClub.slug))
    const state = page.locator('main [data-open]')
    await expect(state).toHaveText(stateOf(fullClub, evening))
    await page.clock.fastForward('07:00:00')
    await expect(state).toHaveText(stateOf(fullClub, night))
    const height = () => state.evaluate((words) => words.parentElement?.clientHeight)
    const said = await height()
    await state.evaluate((words) => words.replaceChildren())
    expect(await height()).toBe(said)
    await page.goto('/locations/list')
    await expect(state).toHaveText(
      clubs.filter(({ hours }) => hours.length > 0).map((club) => stateOf(club, night)),
    )
  })
})

test('open, closed and unknown hours have marks of three shapes @phone', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T22:45:00+05:30') })
  await page.goto('/locations/list')
  const markOf = (words: RegExp) =>
    page
      .getByText(words)
      .first()
      .evaluate((element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element, '::before')
        return `${backgroundColor} ${backgroundImage}`
      })
  const marks = await Promise.all([/^Open now/, /^Closed/, /^Hours: ask/].map(markOf))
  expect(new Set(marks).size, marks.join('\n')).toBe(3)
})

test('a city leads to its first club, below the row of cities @phone', async ({ page }) => {
  await page.goto('/locations/list')
  const cities = page.getByRole('navigation', { name: 'Cities' })
  await cities.getByRole('link', { name: last.city }).click()
  const heading = page.getByRole('heading', { name: last.card.name, level: 3 })
  await expect(heading).toBeInViewport({ ratio: 1 })
  await expect(cities).toBeInViewport({ ratio: 1 })
  const [row, club] = await Promise.all([
    cities.boundingBox(),
    page.getByRole('listitem').filter({ has: heading }).boundingBox(),
  ])
  expect(club?.y).toBeGreaterThanOrEqual((row?.y ?? NaN) + (row?.height ?? NaN))
})

test('the thumb bar of the list sorts it, and that of a club calls it or leads to its form @phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  const [latitude, longitude] = callbackClub.near
  await context.setGeolocation({ latitude: latitude + 0.09, longitude })
  await page.goto('/locations/list')
  await hydrated(page.getByRole('button', { name: 'Nearest to me' }))
  const bar = page.getByRole('navigation', { name: 'Locations', exact: true })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await bar.getByRole('link', { name: 'Nearest to me' }).click()
  await expect(
    page.getByText(`Nearest first: ${callbackClub.card.name}, about 10 km.`),
  ).toBeVisible()
  await expect(page.locator('main h3').first()).toContainText(callbackClub.card.name)
  const distances = page.getByText(/^about [\d,]+\skm$/)
  await expect(distances).toHaveCount(await page.locator('main h3').count())
  expect(requests, 'the position stays in the browser').toEqual([])
  await expect(page.getByRole('navigation', { name: 'Join' })).toBeHidden()

  await page.goto(clubPath(fullClub.slug))
  const own = page.getByRole('navigation', { name: fullClub.card.name, exact: true })
  await expect(own.getByRole('link', { name: 'Call the club' })).toHaveAttribute(
    'href',
    phoneUrl(fullClub.phones[0] ?? ''),
  )
  await own.getByRole('link', { name: 'FREE PASS' }).click()
  await expect(page.getByLabel('Nearest Club')).toHaveValue(String(fullClub.id))
  await expect(page.getByLabel('Nearest Club')).toBeInViewport()
})

test('photos load when they come into view @phone', async ({ page }) => {
  const photos: string[] = []
  const photo = new RegExp(`club-${fullClub.slug}-(.*)-\\d+\\.\\w+\\.avif`)
  page.on('request', (request) => {
    const [, name] = photo.exec(request.url()) ?? []
    if (name) photos.push(name)
  })
  await page.goto(clubPath(fullClub.slug))
  await settled(page)
  expect(photos).toEqual(['octagon'])
  const carousel = page.getByRole('region', { name: `Photos of ${fullClub.card.name}` })
  await hydrated(carousel.getByRole('button').first())
  await carousel.getByRole('button', { name: 'Previous photo' }).click()
  await expect.poll(() => photos).toEqual(['octagon', 'strength-training-equipment'])
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
    return getComputedStyle(other).backgroundImage
  }, pictures[`club-${fullClub.slug}-octagon`].colours)
  expect(expected).toContain('rgb')
  await expect(photo).toHaveCSS('background-image', expected)
})

test.describe('without JavaScript @phone', () => {
  test.use(noScript)

  test('photos are a row to scroll, each with its caption, and the map is a link', async ({
    page,
  }) => {
    await page.goto(clubPath(fullClub.slug))
    const carousel = page.getByRole('region', { name: `Photos of ${fullClub.card.name}` })
    await expect(carousel.getByRole('button')).toHaveCount(0)
    const last = carousel.getByRole('figure').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last.getByText('Strength Training Equipment')).toBeInViewport()
    await expect(last.getByRole('img')).toBeInViewport()
    const map = page.getByRole('region', { name: 'Map' })
    await expect(map.getByRole('button')).toHaveCount(0)
    const directions = map.getByRole('link', { name: 'Directions' })
    const query = encodeURIComponent(clubMapQuery(fullClub))
    expect(await directions.getAttribute('href')).toContain(query)
  })

  test('hours are only a table, and the list has its fixed order', async ({ page }) => {
    await page.goto(clubPath(fullClub.slug))
    await expect(page.getByRole('definition')).toHaveText(timesOf(fullClub))
    await expect(page.locator('dl').locator('xpath=preceding-sibling::p')).toBeHidden()
    await page.goto('/locations/list')
    await expect(page.locator('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByText('Your position stays')).toBeHidden()
    await expect(page.getByRole('link', { name: `Directions to ${last.card.name}` })).toBeVisible()
  })
})

test('the rows of the list have their parts in the same columns @desktop', async ({ page }) => {
  await page.goto('/locations/list')
  const lefts = await page
    .locator('main address')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
  expect(lefts).toEqual(Array(clubs.length).fill(lefts[0]))
})
