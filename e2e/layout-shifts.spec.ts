import type { Page } from '@playwright/test'
import { allPartsLaidOut, expect, test } from './test'

const fontsLateMs = 1_000
/** What a line makes that breaks elsewhere in the text face (decision 80). */
const most = 0.02

/** Sums up how far things move without having been touched: https://web.dev/articles/cls */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry)
          sessionStorage.shift = Number(sessionStorage.shift ?? 0) + Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y)
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }
  })

for (const path of ['/', '/locations/bandra', '/classes/bjj', '/news-readmore/16'])
  for (const late of [false, true])
    test(`${path} hardly moves while it loads and is read, its fonts ${late ? 'late' : 'in time'}`, async ({
      page,
    }) => {
      await watchShifts(page)
      if (late)
        await page.route(/\.woff2$/, (route) => {
          setTimeout(() => void route.fallback().catch(() => undefined), fontsLateMs)
        })
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.evaluate(() => document.fonts.ready)
      await allPartsLaidOut(page)
      await scrollThrough(page)
      const shift = await page.evaluate(() => Number(sessionStorage.shift ?? 0))
      expect(shift).toBeLessThan(most)
    })
