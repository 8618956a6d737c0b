import type { Page } from '@playwright/test'
import { allPartsLaidOut, expect, settled, test } from './test'

declare global {
  interface Window {
    /** How far things moved untouched (https://web.dev/articles/cls). */
    movement: () => number
  }
}

function watchMovement() {
  let sum = 0
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) if ('value' in entry) sum += Number(entry.value)
  }
  const observer = new PerformanceObserver((list) => {
    add(list.getEntries())
  })
  observer.observe({ type: 'layout-shift', buffered: true })
  window.movement = () => {
    add(observer.takeRecords())
    return sum
  }
}

/** Reads the page from its head to its foot, and returns how far things have moved. */
async function readToTheEnd(page: Page) {
  await settled(page)
  await expect(page.locator('html')).toHaveAttribute('data-fonts')
  await allPartsLaidOut(page)
  for (const section of await page.locator('main section, footer').all()) {
    await section.scrollIntoViewIfNeeded()
    await settled(page)
  }
  return await page.evaluate(() => window.movement())
}

for (const path of ['/', '/locations/bandra', '/classes/bjj', '/news-readmore/16']) {
  test(`nothing on ${path} moves while it loads and is read`, async ({ page }) => {
    // Faces that arrive would move lines, by how much differs by machine: they are told apart below.
    await page.route(/\.woff2$/, (route) => route.abort('aborted'))
    await page.addInitScript(watchMovement)
    await page.goto(path)
    expect(await readToTheEnd(page)).toBeLessThan(0.005)
  })

  test(`${path} hardly moves when its fonts come late`, async ({ page }) => {
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
    // A line may break elsewhere in the text face: what stands in differs by machine (decision 80).
    expect(await readToTheEnd(page)).toBeLessThan(0.05)
  })
}
