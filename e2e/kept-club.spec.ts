import type { Page } from '@playwright/test'
import { clubs } from '@/content/clubs'
import { askedPass, changePlace, keptClub } from '@/content/kept-club'
import { clubPage } from '@/content/pages/locations'
import { clubPath, guestPassPath } from '@/content/paths'
import { violations } from '@/e2e/support/screen-readers'
import { callbackClub, fullClub } from '@/e2e/support/example-clubs'
import { guestPass } from '@/e2e/support/form-cases'
import { arrived, field, fill, newName, openForm, openGuestPass } from '@/e2e/support/forms'
import { expect, holdBack, hydrated, settled, test } from '@/e2e/support/test'
import { phoneUrl } from '@/lib/clubs/address'
import { weeklyHours } from '@/lib/clubs/hours'
import { openState } from '@/lib/clubs/open-state'

const strip = (page: Page) => page.getByRole('navigation', { name: keptClub.label })
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('club:1'))
const keepBefore = (page: Page, entry: string) =>
  page.addInitScript((text) => localStorage.setItem('club:1', text), entry)
const entryOf = (club: number) => `{"at":${Date.now()},"club":${club}}`

test('a club that is made the visitor’s follows to other pages, with its state and a call, until it is forgotten @phone', async ({
  page,
}) => {
  const at = new Date('2026-11-23T20:00:00+05:30')
  await page.clock.setFixedTime(at)
  await page.goto(clubPath(fullClub.slug))
  expect(await kept(page), 'opening a page is no choice').toBeNull()
  await hydrated(page.locator('main'))
  await page.getByRole('button', { name: keptClub.make }).click()
  await expect(page.getByRole('status').filter({ hasText: keptClub.made })).toBeAttached()
  await expect(page.locator('main').getByRole('button', { name: keptClub.forget })).toBeFocused()
  await expect(strip(page)).toBeHidden()

  await page.goto('/about')
  await expect(strip(page)).toContainText(fullClub.card.name)
  await expect(strip(page)).toContainText(openState(weeklyHours(fullClub), at)?.words ?? '')
  const call = strip(page).getByRole('link', { name: `${clubPage.call} ${fullClub.card.name}` })
  await expect(call).toHaveAttribute('href', phoneUrl(fullClub.phones[0] ?? ''))
  expect(await violations(page)).toEqual([])
  await strip(page).getByRole('link', { name: fullClub.card.name, exact: true }).click()
  await expect(page).toHaveURL(clubPath(fullClub.slug))

  await page.goto('/about')
  await hydrated(page.locator('main'))
  await strip(page).getByRole('button', { name: keptClub.forget }).click()
  await expect(strip(page)).toBeHidden()
  await expect(page.locator('main')).toBeFocused()
  expect(await kept(page)).toBeNull()
  await page.reload()
  await settled(page)
  await expect(strip(page)).toBeHidden()
})

test('the page of another club, whose form begins with that one, is no choice @phone', async ({
  page,
}) => {
  await page.goto('/about')
  await page.evaluate((text) => localStorage.setItem('club:1', text), entryOf(fullClub.id))
  await page.goto(clubPath(callbackClub.slug))
  await page.waitForLoadState('networkidle')
  await page.goto(guestPass.route)
  await expect(field(page, 'clubid')).toHaveValue(String(fullClub.id))
})

for (const device of ['@phone', '@desktop'])
  test(`the club is there before the scripts, and nothing moves when they come ${device}`, async ({
    page,
  }) => {
    await page.route(/\.woff2$/, (route) => route.abort('aborted'))
    await keepBefore(page, entryOf(fullClub.id))
    for (const path of ['/', '/getpass', guestPassPath(callbackClub)]) {
      const letScriptsCome = await holdBack(page, /\.js$/)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(strip(page)).toBeVisible()
      letScriptsCome()
      await settled(page)
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                if ('value' in entry && typeof entry.value === 'number') sum += entry.value
            }).observe({ type: 'layout-shift', buffered: true })
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
          }),
      )
      expect(moved, path).toBeLessThan(0.01)
      await page.unrouteAll({ behavior: 'wait' })
    }
  })

test('the bottom bar calls the visitor’s club, says when a closed one opens, and the ticket is for it @phone', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-24T03:00:00+05:30'))
  await keepBefore(page, entryOf(fullClub.id))
  await page.goto('/about')
  const bar = page.getByRole('navigation', { name: 'Join' })
  const call = bar.getByRole('link', { name: `${clubPage.call} ${fullClub.card.name}` })
  await expect(call).toHaveAttribute('href', phoneUrl(fullClub.phones[0] ?? ''))
  await expect(call).toContainText('Opens 6am')
  await expect(bar.getByRole('link')).toHaveCount(2)
  const stub = page.locator('main div[data-for]').filter({ visible: true })
  await expect(stub).toContainText(fullClub.card.name)
  await expect(stub.getByRole('link', { name: keptClub.other.label })).toBeVisible()
})

test('the pass asks a visitor with a club for six things, sends eight, and says later that it was sent @phone', async ({
  page,
  site,
}) => {
  const name = newName()
  const { lead_first_name, lead_email, lead_phone, lead_postal_code } = guestPass.values
  const typed = { lead_first_name, lead_last_name: name, lead_email, lead_phone, lead_postal_code }
  await keepBefore(page, entryOf(callbackClub.id))
  await openForm(page, '/getpass')
  const line = page.getByText(`${callbackClub.city}, ${callbackClub.state}`)
  await expect(line).toBeVisible()
  await expect(field(page, 'clubid')).toHaveValue(String(callbackClub.id))
  await expect(field(page, 'lead_state')).toBeHidden()
  await field(page, 'clubid').selectOption(String(fullClub.id))
  await expect(line).toBeHidden()
  await expect(page.getByText(`${fullClub.city}, ${fullClub.state}`)).toBeVisible()
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value)
  await page.getByRole('button', { name: guestPass.button }).click()
  await expect(page).toHaveURL(/thank-you-guest/)
  const [lead] = await arrived(site, name)
  const { id, city, state } = fullClub
  expect(lead?.body).toMatchObject({ ...typed, clubid: id, lead_state: state, lead_city: city })
})

test('once a pass was sent, its page says for which club and when, and offers to ask again @phone', async ({
  page,
}) => {
  const sent = new Date('2026-11-23T20:00:00+05:30')
  await page.clock.setFixedTime(sent)
  await openGuestPass(page, newName())
  await page.getByRole('button', { name: guestPass.button }).click()
  await expect(page).toHaveURL(/thank-you-guest/)
  await openForm(page, '/getpass')
  const told = page.getByRole('region', { name: askedPass.label })
  const club = clubs.find(({ id }) => String(id) === guestPass.values.clubid)
  await expect(told).toContainText(club?.card.name ?? '')
  await expect(told).toContainText('23 November 2026')
  const call = told.getByRole('link', { name: clubPage.callClub })
  await expect(call).toHaveAttribute('href', phoneUrl(club?.phones[0] ?? ''))
  await expect(field(page, 'clubid')).toHaveValue(String(club?.id))
  await told.getByRole('button', { name: askedPass.again }).click()
  await expect(field(page, 'clubid')).toBeFocused()
  await expect(field(page, 'clubid')).toHaveValue('')
})

test('the line for state and city opens to both @phone', async ({ page }) => {
  await openForm(page, guestPassPath(fullClub))
  await page.getByRole('button', { name: changePlace, exact: true }).click()
  await expect(field(page, 'lead_state')).toBeFocused()
  await expect(field(page, 'lead_state')).toHaveValue(fullClub.state)
  await expect(field(page, 'lead_city')).toHaveValue(fullClub.city)
})

test('the club that is nearest, or chosen in a form, or written to from its own page, is kept @phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  const [latitude, longitude] = callbackClub.near
  await context.setGeolocation({ latitude, longitude })
  await page.goto('/locations/list')
  await hydrated(page.getByText('Your position stays'))
  await page.getByRole('link', { name: 'Nearest to me' }).click()
  await expect.poll(() => kept(page)).toContain(`"club":${callbackClub.id}`)
  await openForm(page, '/getpass')
  await field(page, 'clubid').selectOption(String(fullClub.id))
  await expect.poll(() => kept(page)).toContain(`"club":${fullClub.id}`)
  const landing = callbackClub.page?.callback ?? ''
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
  expect(await kept(page)).toContain(`"club":${callbackClub.id}`)
})

test('what is no club of the site shows nothing and moves nothing @phone', async ({ page }) => {
  const gone = Math.max(...clubs.map(({ id }) => id)) + 1
  await page.goto('/about')
  for (const entry of [entryOf(gone), 'null', '"club"', '{"club":"104"}']) {
    await page.evaluate((text) => localStorage.setItem('club:1', text), entry)
    await page.reload()
    await settled(page)
    await expect(strip(page)).toBeHidden()
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
  await hydrated(page.locator('main'))
  await page.getByRole('button', { name: keptClub.make }).click()
  await page.goto('/about')
  await settled(page)
  await expect(strip(page)).toBeHidden()
})

test('no page says anything of a kept club @phone @no-script', async ({ page }) => {
  await page.goto(clubPath(fullClub.slug))
  await expect(page.getByRole('button', { name: keptClub.make })).toBeHidden()
  await expect(strip(page)).toBeHidden()
  await page.goto(guestPassPath(fullClub))
  await expect(field(page, 'lead_state')).toBeVisible()
  await expect(page.getByRole('button', { name: changePlace, exact: true })).toBeHidden()
})
