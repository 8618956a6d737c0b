import type { Browser, Page } from '@playwright/test'

/** A first visit to a page. Times are in ms. */
export interface Visit {
  fcp: number
  lcp: number
  /** Blocking time: what long tasks after FCP have over 50 ms. */
  tbt: number
  /** Time in which scripts ran. */
  scripts: number
  cls: number
  /** Over the network, with headers. */
  kilobytes: number
}

interface Watched {
  lcp: number
  cls: number
  longTasks: { at: number; ms: number }[]
}

declare global {
  interface Window {
    watched: Watched
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** The phone of the figures: four times slower than this machine. */
const phone = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
}
const slowdown = 4
const quietMs = 1500

/** Runs in each page before anything else. */
function watch() {
  const watched: Watched = { lcp: 0, cls: 0, longTasks: [] }
  window.watched = watched
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    })
  observe('largest-contentful-paint', ({ startTime }) => {
    watched.lcp = startTime
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift
    if (!hadRecentInput) watched.cls += value
  })
  observe('longtask', ({ startTime, duration }) => {
    watched.longTasks.push({ at: startTime, ms: duration })
  })
}

/** Until there has been no request and no long task for a while. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    (quiet) =>
      performance.now() - Math.max(0, ...window.watched.longTasks.map(({ at, ms }) => at + ms)) >
      quiet,
    quietMs,
  )
}

const readTimes = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    if (!paint) throw new Error('nothing was painted')
    const fcp = paint.startTime
    const { lcp, cls, longTasks } = window.watched
    const blocked = longTasks.map(({ at, ms }) => Math.max(0, at + ms - Math.max(at, fcp) - 50))
    return { fcp, lcp, cls, tbt: blocked.reduce((sum, ms) => sum + ms, 0) }
  })

/** Visits a page for the first time, on a phone, until it is at rest. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    // tsx wraps each named function in a call of `__name`, also in code that runs in the page.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript(watch)
    const session = await context.newCDPSession(page)
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await session.send('Network.enable')
    await session.send('Performance.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url)
    await settle(page)
    const { metrics } = await session.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN
    return { ...(await readTimes(page)), scripts: 1000 * seconds, kilobytes: bytes / 1024 }
  } finally {
    await context.close()
  }
}
