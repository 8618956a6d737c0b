import type { Page } from '@playwright/test'
import { badNames, missingStops, violations } from '@/e2e/support/screen-readers'
import { franchise, guestPass } from '@/e2e/support/form-cases'
import { openForm } from '@/e2e/support/forms'
import {
  brokenHeadlines,
  brokenThings,
  brokenWords,
  enlargeLetters,
  focusJumps,
  hiddenWhenFocused,
  misfits,
  setTextSize,
  spaceText,
} from '@/e2e/support/readable'
import { distinctRoutes, partOfSite, partsOfSite, routes } from '@/e2e/support/routes'
import { expect, often, settled, test } from '@/e2e/support/test'

/**
 * From a desktop at 400 % to a desktop, one for each layout of the sheets: each window checks what
 * it can break.
 */
const windows = [
  { width: 320, height: 256, asks: ['headlines', 'focus', 'spacing', 'text size'] },
  { width: 360, height: 740, asks: ['headlines', 'spacing'] },
  { width: 640, height: 400, asks: [] },
  { width: 768, height: 900, asks: ['headlines'] },
  { width: 991, height: 900, asks: ['headlines', 'spacing'] },
  { width: 1280, height: 900, asks: ['headlines', 'focus', 'text size'] },
]

/** Whether the label of the focused field is in the window and not under a bar. */
const labelInView = (page: Page) =>
  page.locator('form [data-field]:focus-within').evaluate((field) => {
    const label = field.querySelector('legend, label') ?? field
    const { left, top, bottom } = label.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => {
      const hit = document.elementFromPoint(left + 4, y)
      return hit !== null && label.contains(hit)
    })
  })

/**
 * Checks in each window and on paper whether an open page can be used. A page that differs from
 * another one only in its words is checked in the narrowest window, where words break.
 * @returns how many things it has that no line end may part
 */
async function expectUsable(page: Page, route: string) {
  const isDistinct = distinctRoutes.includes(route)
  let things = 0
  const fits = (how: string) =>
    expect
      .configure({ soft: true })
      .poll(() => misfits(page), { ...often, timeout: 5_000, message: `${route} ${how}` })
      .toEqual([])
  const staysWhole = async (how: string) =>
    expect
      .configure({ soft: true })
      .poll(() => brokenWords(page), {
        ...often,
        timeout: 5_000,
        message: `words of ${route} ${how}`,
      })
      .toEqual([])
  for (const { width, height, asks } of windows) {
    if (!isDistinct && width > 320) continue
    const where = `at ${width} pixels`
    await page.setViewportSize({ width, height })
    await fits(where)
    const { found, broken } = await brokenThings(page)
    expect.soft(broken, `line ends in ${route} ${where}`).toEqual([])
    things += found
    await staysWhole(where)
    expect.soft(await focusJumps(page), `order of the focus on ${route} ${where}`).toEqual([])
    if (asks.includes('headlines'))
      expect.soft(await brokenHeadlines(page), `headlines of ${route} ${where}`).toEqual([])
    if (isDistinct && asks.includes('focus'))
      expect.soft(await hiddenWhenFocused(page), `focus on ${route} ${where}`).toEqual([])
    if (asks.includes('spacing')) {
      await spaceText(page, true)
      await fits(`${where}, text spaced`)
      await spaceText(page, false)
    }
    if (asks.includes('text size')) {
      await setTextSize(page, 32)
      await fits(`${where}, text at 200 %`)
      await staysWhole(`${where}, text at 200 %`)
      await setTextSize(page, 16)
    }
  }
  if (!isDistinct) return things
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 700, height: 900 })
  await fits('printed')
  await page.emulateMedia({ media: null })
  return things
}

test.describe('every page on a phone @phone', () => {
  for (const part of partsOfSite)
    test(`in ${part} can be used by all, however its text is set`, async ({ page, viewport }) => {
      // At night, when a club says the longest that it can: that it is closed, and until when.
      await page.clock.setFixedTime('2026-12-02T03:00:00+05:30')
      let things = 0
      for (const route of routes.filter((one) => partOfSite(one) === part)) {
        await page.setViewportSize(viewport ?? { width: 360, height: 740 })
        await page.goto(route)
        await page.evaluate(() => document.fonts.ready)
        if (distinctRoutes.includes(route)) {
          await settled(page)
          expect.soft(await missingStops(page), `stops of ${route}`).toEqual([])
          expect.soft(await badNames(page), `names on ${route}`).toEqual([])
          expect.soft(await violations(page), `accessibility of ${route}`).toEqual([])
        }
        things += await expectUsable(page, route)
      }
      expect(things).toBeGreaterThan(0)
    })
})

test.describe('in an app that enlarges each letter @phone', () => {
  for (const part of partsOfSite)
    test(`the words of headings, buttons and the footer stay whole in ${part}`, async ({
      page,
    }) => {
      for (const route of distinctRoutes.filter((one) => partOfSite(one) === part))
        for (const [width, factor] of [
          [320, 1.15],
          [360, 1.3],
        ] as const) {
          await page.setViewportSize({ width, height: 740 })
          await page.goto(route)
          await page.evaluate(() => document.fonts.ready)
          await enlargeLetters(page, factor)
          const where = `${route} at ${width} pixels, letters times ${factor}`
          await expect.poll(() => brokenWords(page), { ...often, message: where }).toEqual([])
          await expect.poll(() => misfits(page), { ...often, message: where }).toEqual([])
        }
    })
})

test.describe('the label of a wrong field @phone', () => {
  for (const { route, button } of [guestPass, franchise]) {
    test(`is in view on ${route} when the form or a link of its summary leads to the field`, async ({
      page,
    }) => {
      await openForm(page, route)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.locator('form [data-field]:focus-within')).toBeVisible()
      expect(await labelInView(page)).toBe(true)
      const links = page.locator('form a[href^="#"]')
      for (const link of await links.all()) {
        await link.click()
        await expect(page.locator('form [data-field]:focus-within')).toBeVisible()
        expect(await labelInView(page), await link.innerText()).toBe(true)
      }
    })
  }
})

test('a form with errors and without consent has no accessibility violation @phone', async ({
  page,
}) => {
  await page.clock.install()
  await openForm(page, '/getpass')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('checkbox').uncheck()
  await expect(page.locator('[aria-invalid="true"]')).not.toHaveCount(0)
  // A notification or a bar over half of a link makes its target small.
  await page.clock.fastForward(2_000)
  await expect(page.getByRole('status').filter({ hasText: 'Please fill' })).toBeHidden()
  const summary = page.locator('form div[tabindex="-1"]')
  await summary.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  expect(await violations(page)).toEqual([])
})

test('the page of an unknown address has no accessibility violation @phone', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/)
  await page.goto('/no-such-page')
  expect(await violations(page)).toEqual([])
})
