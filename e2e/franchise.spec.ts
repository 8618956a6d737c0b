import type { Page } from '@playwright/test'
import { brand } from '@/content/brand'
import { events } from '@/content/events'
import { franchiseVideos } from '@/content/franchise-videos'
import { franchise } from '@/e2e/support/form-cases'
import { arrived, field, fill, newName, openForm, reminder } from '@/e2e/support/forms'
import { expect, settled, test } from '@/e2e/support/test'

const visitor = () => ({ ...franchise.values, lastname: newName() })

const button = (page: Page) => page.getByRole('button', { name: 'Submit' })
const area = (page: Page) => page.getByLabel('Carpet area')
const own = (page: Page, answer: 'Yes' | 'No') =>
  page.getByRole('group', { name: 'Own property' }).getByLabel(answer)

test.describe('the franchise form @desktop', () => {
  test.beforeEach(async ({ page }) => {
    await openForm(page, '/franchise')
  })

  test('the carpet area is asked for and sent only with an own property', async ({
    page,
    site,
  }) => {
    const person = visitor()
    await expect(area(page)).toBeHidden()
    await fill(page, person)
    await field(page, 'agree').check()
    await own(page, 'Yes').check()
    await area(page).fill('5k')
    await button(page).click()
    await expect(area(page)).toBeFocused()
    await expect(area(page)).toHaveAttribute('aria-invalid', 'true')
    await own(page, 'No').check()
    await expect(area(page)).toBeHidden()
    await own(page, 'Yes').check()
    await area(page).fill('6,000 sq.ft')
    await button(page).click()
    await expect(page).toHaveURL('/thank-you')
    const leads = await arrived(site, person.lastname)
    expect(leads.map(({ body }) => body)).toEqual([
      { ...person, own_property: 'yes', areasqft: '6000', agree: true },
    ])
  })

  test('links of the summary name the field where two have the same message', async ({ page }) => {
    await field(page, 'agree').check()
    await button(page).click()
    await page.getByRole('link', { name: 'Model of Interest: Please input First name' }).click()
    await expect(field(page, 'modeofint').first()).toBeFocused()
    await expect(field(page, 'areasqft')).not.toHaveAttribute('aria-invalid')
    await page.getByRole('link', { name: 'Please choose Yes or No', exact: true }).click()
    await expect(field(page, 'own_property').first()).toBeFocused()
    await page.getByRole('link', { name: 'Phone: Please input First name' }).click()
    await expect(field(page, 'phone')).toBeFocused()
    await page.keyboard.type('98')
    await expect(field(page, 'phone')).not.toHaveAttribute('aria-invalid')
  })
})

test('a consent that nobody has refused yet is no failure @phone', async ({ page }) => {
  await openForm(page, '/franchise')
  const line = page.getByText(reminder)
  await expect(line).toHaveCSS('font-weight', '400')
  await field(page, 'agree').check()
  await field(page, 'agree').uncheck()
  await expect(line).toHaveCSS('font-weight', '700')
})

test('the server refuses without consent, everything typed is there again, and with it the enquiry reaches the backend @phone @no-script', async ({
  page,
  site,
}) => {
  const person = visitor()
  await page.goto('/franchise')
  await expect(area(page)).toBeHidden()
  await expect(page.getByText(reminder)).toBeVisible()
  await fill(page, { ...person, own_property: 'yes' })
  await area(page).fill('5200')
  await button(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveURL('/franchise')
  await expect(field(page, 'agree')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(reminder)).toBeVisible()
  await expect(field(page, 'lastname')).toHaveValue(person.lastname)
  await expect(page.getByLabel('Core (5,000 sq.ft)')).toBeChecked()
  await expect(own(page, 'Yes')).toBeChecked()
  await expect(area(page)).toHaveValue('5200')
  await field(page, 'agree').check()
  await button(page).click()
  await expect(page).toHaveURL('/thank-you')
  expect(await arrived(site, person.lastname)).toMatchObject([
    { body: { ...person, own_property: 'yes', areasqft: '5200', agree: true } },
  ])
})

test.describe('videos', () => {
  const caption = (index: number) => franchiseVideos.at(index)?.caption ?? ''
  const play = (page: Page, title: string) =>
    page.getByRole('button', { name: `Play video: ${title}` })

  test('the picture of a video stays until its player answers, and after 8 seconds there is a way to the video without it @phone', async ({
    page,
    allowConsole,
    allowRequest,
  }) => {
    const players = /^https:\/\/www\.youtube-nocookie\.com\//
    await allowRequest(players)
    allowConsole(/ERR_CONNECTION_REFUSED/)
    await page.clock.install()
    await page.goto('/franchise')
    const picture = page.locator('figure').first().locator('img')
    const link = page.getByRole('link', { name: 'Watch it on the video site' })

    await page.route(players, (route) => route.abort('connectionrefused'))
    await play(page, caption(0)).click()
    const player = page.frameLocator('iframe').owner()
    await expect(player).toBeFocused()
    await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/')
    await expect(picture).toBeVisible()
    await expect(player).toHaveCSS('opacity', '0')
    await expect(link).toBeHidden()
    await page.clock.runFor(8_000)
    await expect(picture).toBeVisible()
    await expect(link).toHaveAttribute('href', /watch\?v=/)

    await page.getByRole('button', { name: 'Next video' }).click()
    await page.route(players, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script>onmessage = ({ data }) => data.includes("listening") && parent.postMessage("here", "*")</script>',
      }),
    )
    await play(page, caption(1)).click()
    await page.clock.runFor(1_000)
    await expect(page.locator('iframe')).toHaveCSS('opacity', '1')
    await expect(page.locator('figure').nth(1).locator('img')).toHaveCount(0)
    await page.clock.runFor(8_000)
    await expect(link).toHaveCount(0)
  })

  test('the next poster peeks in beside the first on a phone, and a press brings it in @phone', async ({
    page,
  }) => {
    await page.goto('/franchise')
    const second = page.locator('figure').nth(1)
    await expect(second.locator('img')).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Video 1' })).toHaveAttribute('aria-current')
    await settled(page)
    await second.click({ position: { x: 12, y: 60 } })
    await expect(page.locator('[aria-live="polite"]')).toHaveText(caption(1))
    await expect(play(page, caption(1))).toBeInViewport({ ratio: 1 })
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  test('the player grows with the window up to 1080 pixels, and is 0.6 times as high as wide @desktop', async ({
    page,
  }) => {
    await page.goto('/franchise')
    for (const [width, player] of [
      [919, 735.2],
      [920, 460],
      [1599, 799.5],
      [1600, 1080],
      [2100, 1080],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const box = await play(page, caption(0)).boundingBox()
      expect(box?.width).toBeCloseTo(player, 0)
      expect(box?.height).toBeCloseTo(player * 0.6, 0)
    }
  })

  test('events, of which none is loaded before its click @desktop', async ({
    page,
    allowRequest,
  }) => {
    await page.goto('/events')
    await expect(
      page.getByRole('heading', { level: 1, name: `${brand.name} Events` }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /^Play video: / })).toHaveCount(events.length)
    await settled(page)
    await allowRequest(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?autoplay=1&enablejsapi=1$/,
    )
    await play(page, events[1].caption).hover()
    const before = await play(page, events[1].caption).boundingBox()
    await play(page, events[1].caption).click()
    const player = page.getByTitle(events[1].caption)
    await expect(player).toBeFocused()
    expect(await player.boundingBox()).toEqual(before)
    await expect(page.locator('iframe')).toHaveCount(1)
  })
})
