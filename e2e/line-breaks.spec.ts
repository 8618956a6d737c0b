import { distinctRoutes } from '@/e2e/support/routes'
import { expect, test } from '@/e2e/support/test'

/** What a reader takes for one thing: a number with its unit, opening hours, a half of an e-mail address. */
const together =
  /[\w-]+@|\w+\.example|\d+[ap]m-\d+[ap]m|\d[\d,]*\+?\s(?:minutes|days|years|sq\sft|km|Cr)|[([]\S/gi

const widths = [320, 360, 390, 480, 600, 768, 1024, 1440]

test('at no width does a line end between a number and its unit, within hours, after a bracket, or in half an e-mail address @desktop', async ({
  page,
}) => {
  let seen = 0
  for (const route of distinctRoutes) {
    await page.goto(route)
    await page.evaluate(() => document.fonts.ready)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const { found, broken } = await page.evaluate((pattern) => {
        const lines = new Map<string, number>()
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        let found = 0
        while (texts.nextNode()) {
          const text = texts.currentNode
          const { parentElement } = text
          if (!parentElement?.checkVisibility()) continue
          // For screen readers alone.
          if (getComputedStyle(parentElement).clipPath === 'inset(50%)') continue
          for (const match of (text.textContent ?? '').matchAll(pattern)) {
            range.setStart(text, match.index)
            range.setEnd(text, match.index + match[0].length)
            const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
            lines.set(match[0], Math.max(lines.get(match[0]) ?? 1, new Set(tops).size))
            found += 1
          }
        }
        return {
          found,
          broken: [...lines].filter(([, count]) => count > 1).map(([words]) => words),
        }
      }, together)
      expect.soft(broken, `${route} at ${width} px`).toEqual([])
      seen += found
    }
  }
  expect(seen).toBeGreaterThan(300)
})
