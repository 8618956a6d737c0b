import type { Browser, CDPSession, Page } from '@playwright/test'
import { onPhone, type Fetched } from './phone'

/** One visit to one page. Times in ms since its start, bytes over the wire. */
export interface Visit {
  ttfb: number
  fcp: number
  lcp: number
  lcpElement: string
  /** Blocking time: what long tasks after FCP have over 50 ms. */
  tbt: number
  longestTask: number
  /** Time in which scripts ran. */
  scriptTime: number
  /** 0 for a page without React. */
  hydrated: number
  cls: number
  clsScrolled: number
  bytes: Record<string, number>
  requests: Record<string, number>
}

const quietMs = 1500
const step = 600

/** Until no long task and no request has been there for a while. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    (quiet) =>
      performance.now() - Math.max(0, ...window.watched.longTasks.map(({ at, ms }) => at + ms)) >
      quiet,
    quietMs,
  )
}

/** To the end of the page, and to its first anchor from there. */
const scroll = (page: Page) =>
  page.evaluate(async (distance) => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted))
    for (let y = 0; y < document.body.scrollHeight; y += distance) {
      scrollTo(0, y)
      for (let frames = 0; frames < 6; frames++) await frame()
    }
    location.hash = '#main'
    for (let frames = 0; frames < 6; frames++) await frame()
  }, step)

const cls = (page: Page) =>
  page.evaluate(() => window.watched.shifts.reduce((sum, { value }) => sum + value, 0))

function byType(requests: Map<string, Fetched>) {
  const bytes: Record<string, number> = {}
  const count: Record<string, number> = {}
  for (const request of requests.values()) {
    bytes[request.type] = (bytes[request.type] ?? 0) + request.bytes
    count[request.type] = (count[request.type] ?? 0) + 1
  }
  return { bytes, requests: count }
}

async function scriptTime(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN)
}

/** Visits a page for the first time and looks on until it is at rest, then scrolls through it. */
export const visit = (browser: Browser, url: string): Promise<Visit> =>
  onPhone(browser, undefined, async (page, requests, session) => {
    await page.goto(url)
    await settle(page)
    const loaded = byType(requests)
    const times = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      if (!(navigation instanceof PerformanceNavigationTiming) || !paint)
        throw new Error('nothing was painted')
      const fcp = paint.startTime
      const { lcp, lcpElement, longTasks, hydratedAt } = window.watched
      const blocked = longTasks.map(({ at, ms }) => Math.max(0, at + ms - Math.max(at, fcp) - 50))
      return {
        ttfb: navigation.responseStart,
        fcp,
        lcp,
        lcpElement,
        tbt: blocked.reduce((sum, ms) => sum + ms, 0),
        longestTask: Math.max(0, ...longTasks.map(({ ms }) => ms)),
        hydrated: hydratedAt,
      }
    })
    const scripts = await scriptTime(session)
    const still = await cls(page)
    await scroll(page)
    return { ...times, ...loaded, scriptTime: scripts, cls: still, clsScrolled: await cls(page) }
  })
