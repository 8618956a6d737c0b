import { violations } from './axe'
import { routes } from './routes'
import { expect, test } from './test'

/** Pages that are built like another one, of which axe need see only one. */
const likeAnother = [
  /^\/classes\/detail\/(?!boxing-conditioning|ufc-fit)/,
  /^\/locations\/(octa-gym-|guwahati|sahakara-nagar|punjabi-bagh)/,
  /^\/landing\/(guwahati-assam$|.*-thank-you)/,
  /^\/(privacy|thank-you-guest)$/,
]

test.describe('every page on a phone @phone', () => {
  for (const route of routes) {
    test(`${route} can be used by all, and nothing reaches beyond the screen`, async ({ page }) => {
      await page.goto(route)
      if (!likeAnother.some((one) => one.test(route))) expect(await violations(page)).toEqual([])
      for (const width of [320, 360, 768, 991, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    })
  }
})
