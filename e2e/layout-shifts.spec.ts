import { allPartsLaidOut, expect, settled, test } from './test'

declare global {
  interface Window {
    /** How far things moved untouched, while fonts arrived and otherwise (https://web.dev/articles/cls). */
    movement: () => { byFonts: number; otherwise: number }
  }
}

/** Of a line that breaks elsewhere in the text face: what is installed differs by machine (decision 80). */
const mostByFonts = 0.05
const mostOtherwise = 0.005

function watchMovement() {
  const shifts: { at: number; by: number }[] = []
  const arrivals: { from: number; until: number }[] = []
  let from = 0
  document.fonts.addEventListener('loading', () => (from = performance.now()))
  document.fonts.addEventListener('loadingdone', () => {
    const arrival = { from, until: Infinity }
    arrivals.push(arrival)
    requestAnimationFrame(() => requestAnimationFrame((now) => (arrival.until = now)))
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry) shifts.push({ at: entry.startTime, by: Number(entry.value) })
  }).observe({ type: 'layout-shift', buffered: true })
  window.movement = () => {
    const sums = { byFonts: 0, otherwise: 0 }
    for (const { at, by } of shifts) {
      const isByFonts = arrivals.some(({ from, until }) => at >= from && at <= until)
      sums[isByFonts ? 'byFonts' : 'otherwise'] += by
    }
    return sums
  }
}

for (const path of ['/', '/locations/bandra', '/classes/bjj', '/news-readmore/16'])
  test(`${path} hardly moves when its fonts come late, and else not while it loads and is read`, async ({
    page,
  }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\.woff2$/, async (route) => {
      await released
      await route.fallback()
    })
    await page.addInitScript(watchMovement)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('h1')).toBeVisible()
    release()
    await settled(page)
    await expect(page.locator('html')).toHaveAttribute('data-fonts')
    await allPartsLaidOut(page)
    for (const section of await page.locator('main section, footer').all()) {
      await section.scrollIntoViewIfNeeded()
      await settled(page)
    }
    const { byFonts, otherwise } = await page.evaluate(() => window.movement())
    expect(byFonts).toBeLessThan(mostByFonts)
    expect(otherwise).toBeLessThan(mostOtherwise)
  })
