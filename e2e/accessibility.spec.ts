import type { Page } from '@playwright/test'
import { violations } from './axe'
import { franchise, guestPass } from './form-cases'
import { brokenHeadlines, hiddenWhenFocused, misfits, setTextSize, spaceText } from './readable'
import { distinctRoutes, routes } from './routes'
import { expect, hydrated, test } from './test'

/** From a desktop at 400 % to a desktop; in three of them the focus is followed. */
const windows = [
  { width: 360, height: 740, focus: true },
  { width: 320, height: 256, focus: true },
  { width: 768, height: 900, focus: false },
  { width: 991, height: 900, focus: false },
  { width: 1440, height: 900, focus: true },
]

/** Whether the label of the field that has the focus is seen: in the window and under no bar. */
const labelInView = (page: Page) =>
  page.locator('form [data-field]:focus-within').evaluate((field) => {
    const label = field.querySelector('legend, label') ?? field
    const { left, top, bottom } = label.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => {
      const hit = document.elementFromPoint(left + 4, y)
      return hit !== null && label.contains(hit)
    })
  })

test.describe('every page on a phone @phone', () => {
  for (const route of routes) {
    test(`${route} can be used by all, however its text is set`, async ({ page }) => {
      const fits = async (width: number, height: number, how = 'as it is') => {
        await page.setViewportSize({ width, height })
        expect(await misfits(page), `${width} pixels, ${how}`).toEqual([])
      }
      await page.goto(route)
      await expect(page.locator('html')).toHaveAttribute('data-fonts')
      if (distinctRoutes.includes(route)) expect(await violations(page)).toEqual([])
      for (const { width, height, focus } of windows) {
        await fits(width, height)
        expect(await brokenHeadlines(page), `${width} pixels`).toEqual([])
        if (focus) expect(await hiddenWhenFocused(page), `focus at ${width} pixels`).toEqual([])
      }
      await spaceText(page, true)
      for (const width of [991, 360, 320]) await fits(width, 900, 'text spaced')
      await spaceText(page, false)
      await setTextSize(page, 32)
      for (const width of [320, 1280]) await fits(width, 900, 'text at 200 %')
      await setTextSize(page, 16)
      await page.emulateMedia({ media: 'print' })
      await fits(700, 900, 'printed')
    })
  }
})

test.describe('the label of a wrong field @phone', () => {
  for (const { route, button } of [guestPass, franchise]) {
    test(`is in view on ${route} when the form or a link of its summary leads to the field`, async ({
      page,
    }) => {
      await page.goto(route)
      await hydrated(page.locator('form'))
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

test('a form with errors and without consent has no accessibility violation', async ({ page }) => {
  await page.goto('/getpass')
  await hydrated(page.locator('form'))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('checkbox').uncheck()
  // The notification or a bar that lies over half of a link makes a small target of it.
  await expect(page.getByRole('status').filter({ hasText: 'Please fill' })).toBeHidden()
  const summary = page.locator('form div[tabindex="-1"]')
  await summary.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  expect(await violations(page)).toEqual([])
})

test('the page of an unknown address has no accessibility violation', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/)
  await page.goto('/no-such-page')
  expect(await violations(page)).toEqual([])
})
