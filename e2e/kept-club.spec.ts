import type { Page } from '@playwright/test'
import { clubs } from '@/content/clubs'
import { keptClub } from '@/content/kept-club'
import { clubPage } from '@/content/pages/locations'
import { clubPath } from '@/content/paths'
import { violations } from '@/e2e/support/screen-readers'
import { callbackClub, fullClub } from '@/e2e/support/example-clubs'
import { expect, hydrated, noScript, settled, test } from '@/e2e/support/test'
import { phoneUrl } from '@/lib/clubs/address'
import { weeklyHours } from '@/lib/clubs/hours'
import { openState } from '@/lib/clubs/open-state'
import { wire } from '@/testing/http'

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

for (const device of ['@phone', '@desktop'])
  test(`the strip is there before the scripts, and nothing moves ${device}`, async ({ page }) => {
    await page.route(/\.(js|woff2)$/, (route) => route.abort('aborted'))
    await keepBefore(page, entryOf(fullClub.id))
    for (const path of ['/', '/about', '/getpass']) {
      await page.goto(path)
      await expect(strip(page)).toBeVisible()
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const { value = 0 } of list.getEntries() as (PerformanceEntry & {
                value?: number
              })[])
                sum += value
            }).observe({ type: 'layout-shift', buffered: true })
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
          }),
      )
      expect(moved, path).toBeLessThan(0.01)
    }
  })

test('what is no club of the site shows nothing and moves nothing @phone', async ({ page }) => {
  const gone = Math.max(...clubs.map(({ id }) => id)) + 1
  for (const entry of [entryOf(gone), 'null', '"club"', '{"club":"104"}', '{"club":1e9}']) {
    await page.goto('/robots.txt')
    await page.evaluate((text) => localStorage.setItem('club:1', text), entry)
    await page.goto('/about')
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

test('pages are the same for everybody @phone', async ({ site, page }) => {
  await keepBefore(page, entryOf(callbackClub.id))
  const sent = await page.goto('/about')
  const { body } = await wire(`${site.url}/about`, { accept: 'text/html' })
  expect(await sent?.text()).toBe(body.toString())
})

test.describe('without JavaScript @phone', () => {
  test.use(noScript)

  test('no page says anything of a kept club', async ({ page }) => {
    await page.goto(clubPath(fullClub.slug))
    await expect(page.getByRole('button', { name: keptClub.make })).toBeHidden()
    await expect(strip(page)).toBeHidden()
  })
})
