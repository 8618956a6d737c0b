import type { Page } from '@playwright/test'
import { clubs } from '@/content/clubs'
import { keptClub } from '@/content/kept-club'
import { ctas, topBar } from '@/content/navigation'
import { clubPage } from '@/content/pages/locations'
import { clubPath, guestPassPath } from '@/content/paths'
import { violations } from '@/e2e/support/screen-readers'
import { otherClub, fullClub } from '@/e2e/support/example-clubs'
import { guestPass } from '@/e2e/support/form-cases'
import { field, fill, openForm } from '@/e2e/support/forms'
import { expect, hydrated, settled, test } from '@/e2e/support/test'
import { phoneUrl } from '@/lib/clubs/address'

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('club:1'))
const keep = (page: Page, entry: string) =>
  page.evaluate((text) => localStorage.setItem('club:1', text), entry)
const entryOf = (club: number) => `{"at":${Date.now()},"club":${club}}`

/** The first link of the top bar and of the bar at the bottom, of which an inert page hides none. */
const inTopBar = (page: Page) =>
  page.getByRole('navigation', { name: 'Quick links' }).getByRole('link').first()
const inBottomBar = (page: Page) =>
  page.getByRole('navigation', { name: 'Join' }).getByRole('link').first()

async function expectNoClub(page: Page) {
  await settled(page)
  await expect(inTopBar(page)).toHaveAccessibleName(topBar.findYourGym.label)
  await expect(inBottomBar(page)).toHaveAccessibleName(ctas.join.label)
}

test('a club that is made the visitor’s is a press away on other pages, and so is a call of it, until it is forgotten @phone', async ({
  page,
}) => {
  const make = page.getByRole('button', { name: keptClub.make })
  const forget = page.getByRole('button', { name: `${keptClub.forget} ${keptClub.ofWhat}` })
  const saidOf = (words: string) => page.getByRole('status').filter({ hasText: words })
  await page.clock.setFixedTime(new Date('2026-11-24T03:00:00+05:30'))
  await page.goto(clubPath(fullClub.slug))
  await hydrated(make)
  expect(await kept(page), 'opening a page is no choice').toBeNull()
  await make.click()
  await expect(saidOf(keptClub.made)).toBeAttached()
  await expect(forget).toBeFocused()
  await expect(inTopBar(page)).toContainText(fullClub.card.name)

  await page.goto('/about')
  await expect(inTopBar(page)).toContainText(fullClub.card.name)
  const call = page.getByRole('link', { name: `${clubPage.call} ${fullClub.card.name} Opens 6am` })
  await expect(call).toHaveAttribute('href', phoneUrl(fullClub.phones[0] ?? ''))
  await expect(page.getByRole('navigation', { name: 'Join' }).getByRole('link')).toHaveCount(2)
  expect(await violations(page)).toEqual([])
  await inTopBar(page).click()
  await expect(page).toHaveURL(clubPath(fullClub.slug))

  await forget.click()
  await expect(saidOf(keptClub.forgotten)).toBeAttached()
  await expect(make).toBeFocused()
  expect(await kept(page)).toBeNull()
  await page.goto('/about')
  await expectNoClub(page)
})

test('where there is room the top bar says until when the visitor’s club is open @desktop', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-23T20:00:00+05:30'))
  await page.goto('/about')
  await keep(page, entryOf(fullClub.id))
  await page.reload()
  const words = `${keptClub.label}: ${fullClub.card.name} Open until 10:30pm`
  await expect(page.getByRole('link', { name: words })).toBeVisible()
})

test('nothing beside the visitor’s club moves when its name comes @phone', async ({ page }) => {
  const beside = page.locator(
    'nav[aria-label="Quick links"] li ~ li, header, [aria-label="Join"] a',
  )
  const boxes = async () => {
    const all: unknown[] = []
    for (const width of [320, 360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      for (const one of await beside.all()) all.push([`${width} px`, await one.boundingBox()])
    }
    return all
  }
  // While it is closed, the call says when it opens.
  await page.clock.setFixedTime(new Date('2026-11-24T03:00:00+05:30'))
  const [longest] = clubs.toSorted((a, b) => b.card.name.length - a.card.name.length)
  await page.goto('/about')
  // A second page has its fonts from the beginning.
  await page.reload()
  await settled(page)
  const before = await boxes()
  await keep(page, entryOf(longest?.id ?? NaN))
  await page.reload()
  await expect(inTopBar(page)).toContainText(longest?.card.name ?? '')
  expect(await boxes()).toEqual(before)
})

test('the form for a pass begins with the visitor’s club, or with the one that its address names @phone', async ({
  page,
}) => {
  await page.goto('/about')
  // As an earlier build kept it, with its last pass.
  await keep(page, entryOf(fullClub.id).replace(',', ',"pass":109,"sent":1,'))
  const note = page.getByText('From your club.')
  for (const [address, club] of [
    [guestPass.route, fullClub],
    [guestPassPath(otherClub), otherClub],
  ] as const) {
    await page.goto(address)
    await expect(field(page, 'clubid')).toHaveValue(String(club.id))
    await expect(field(page, 'lead_state')).toHaveValue(club.state)
    await expect(field(page, 'lead_city')).toHaveValue(club.city)
    await expect(field(page, 'lead_city')).toBeVisible()
    await expect(note).toBeVisible()
  }
})

test('the page of another club, whose form begins with that one, is no choice @phone', async ({
  page,
}) => {
  await page.goto('/about')
  await keep(page, entryOf(fullClub.id))
  await page.goto(clubPath(otherClub.slug))
  await page.waitForLoadState('networkidle')
  await page.goto(guestPass.route)
  await expect(field(page, 'clubid')).toHaveValue(String(fullClub.id))
})

test('the club that is chosen in a form, or written to from its own page, is kept @phone', async ({
  page,
}) => {
  await openForm(page, '/getpass')
  await field(page, 'clubid').selectOption(String(fullClub.id))
  await expect.poll(() => kept(page)).toContain(`"club":${fullClub.id}`)
  const landing = otherClub.page?.callback
  if (!landing) return
  await openForm(page, landing)
  await fill(page, {
    lead_first_name: 'Asha',
    lead_phone: '9800000000',
    lead_email: 'asha@example.com',
  })
  const box = field(page, 'agree')
  if (!(await box.isChecked())) await box.check()
  await page.locator('form [type="submit"]').click()
  await expect(page).toHaveURL(/thank-you/)
  expect(await kept(page)).toContain(`"club":${otherClub.id}`)
})

test('what is no club of the site shows nothing @phone', async ({ page }) => {
  const gone = Math.max(...clubs.map(({ id }) => id)) + 1
  await page.goto('/about')
  for (const entry of [entryOf(gone), 'null', '"club"', '{"club":"104"}']) {
    await keep(page, entry)
    await page.reload()
    await expectNoClub(page)
  }
})

test('where nothing can be kept, the site is as it was @phone', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await page.goto(clubPath(fullClub.slug))
  const make = page.getByRole('button', { name: keptClub.make })
  await hydrated(make)
  await make.click()
  await page.goto('/about')
  await expectNoClub(page)
})
