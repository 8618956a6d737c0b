import { createServer } from 'node:http'
import { clubPath } from '@/content/paths'
import { fullClub } from '@/e2e/support/example-clubs'
import type { Page } from '@playwright/test'
import { expect, holdBack, settled, test } from '@/e2e/support/test'
import { listen } from '@/testing/http'

declare global {
  interface Window {
    /** The layout shifts without input (https://web.dev/articles/cls), and what moved. */
    movement: () => { sum: number; moved: string[] }
  }
}

/** Not among the types of TypeScript: https://wicg.github.io/layout-instability. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

function watchMovement() {
  const shifts: LayoutShift[] = []
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'sources' in entry
  const keep = (entries: PerformanceEntryList) => void shifts.push(...entries.filter(isShift))
  const observer = new PerformanceObserver((list) => {
    keep(list.getEntries())
  })
  observer.observe({ type: 'layout-shift', buffered: true })
  const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) =>
    `${node?.nodeName ?? '?'} "${node?.textContent?.slice(0, 40) ?? ''}" ${JSON.stringify([previousRect, currentRect])}`
  window.movement = () => {
    keep(observer.takeRecords())
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    return { sum, moved: shifts.flatMap(({ sources }) => sources.map(describe)) }
  }
}

async function expectMovementBelow(limit: number, page: Page) {
  await settled(page)
  await page.evaluate(() => document.fonts.ready)
  for (const section of await page.locator('main section, footer').all()) {
    await section.scrollIntoViewIfNeeded()
    await settled(page)
  }
  const { sum, moved } = await page.evaluate(() => window.movement())
  expect(sum, moved.join('\n')).toBeLessThan(limit)
}

/** Opens a page whose HTML comes so slowly that the browser draws it while it is parsed. */
async function gotoInPieces(page: Page, path: string) {
  const session = await page.context().newCDPSession(page)
  const limit = (downloadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput,
      uploadThroughput: -1,
    })
  await limit(20_000)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await limit(-1)
}

for (const path of ['/', clubPath(fullClub.slug), '/getpass', '/classes/bjj', '/news-readmore/16'])
  for (const device of ['@phone', '@desktop'])
    test(`nothing on ${path} moves while it loads and is read ${device}`, async ({ page }) => {
      // What late fonts move, the next test measures.
      await page.route(/\.woff2$/, (route) => route.abort('aborted'))
      await page.addInitScript(watchMovement)
      await gotoInPieces(page, path)
      await expectMovementBelow(0.005, page)
    })

for (const [path, width] of [
  ['/', 360],
  [clubPath(fullClub.slug), 360],
  ['/classes/bjj', 360],
  ['/news-readmore/16', 360],
  ['/terms', 768],
] as const)
  test(`${path} hardly moves at ${width} pixels when its fonts come late @phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const release = await holdBack(page, /\.woff2$/)
    await page.addInitScript(watchMovement)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('h1')).toBeVisible()
    release()
    await expectMovementBelow(0.01, page)
  })

/**
 * The site behind a line that stands still once a page has come up to such words, or to 2 KB of what is in its
 * middle, until `goOn` is called.
 */
const stalled = test.extend<{ upTo: string; line: { url: string; goOn: () => void } }>({
  upTo: '',
  line: async ({ site, upTo }, provide) => {
    const rest = Promise.withResolvers<void>()
    const server = createServer((request, response) => {
      void fetch(site.url + request.url).then(async (answer) => {
        const type = answer.headers.get('content-type') ?? ''
        response.setHeader('content-type', type)
        if (!type.startsWith('text/html')) return response.end(await answer.bytes())
        const html = await answer.text()
        const end = upTo ? html.indexOf(upTo) + upTo.length : html.indexOf('<main') + 2000
        response.write(html.slice(0, end))
        await rest.promise
        return response.end(html.slice(end))
      })
    })
    await provide({ url: `http://127.0.0.1:${await listen(server)}`, goOn: rest.resolve })
    server.closeAllConnections()
    server.close()
  },
  baseURL: async ({ line }, provide) => provide(line.url),
})

const firstPaints = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)

for (const device of ['@phone', '@desktop'])
  stalled(
    `what has come of a page is drawn while the line stands still ${device}`,
    async ({ page }) => {
      for (const path of [
        '/',
        clubPath(fullClub.slug),
        '/getpass',
        '/privacy',
        '/news-readmore/16',
      ]) {
        await page.goto(path, { waitUntil: 'commit' })
        await expect.poll(() => firstPaints(page), path).toBe(1)
      }
    },
  )

for (const [what, path, upTo] of [
  [
    'a title at the bottom of a picture @phone',
    '/news-readmore/16',
    'aria-hidden="true">What is inside:',
  ],
  ['the name of a club beside its day @desktop', clubPath(fullClub.slug), 'data-says="time"'],
] as const)
  stalled.describe(() => {
    stalled.use({ upTo })

    stalled(`when the rest of a page comes, it does not move ${what}`, async ({ page, line }) => {
      await page.route(/\.woff2$/, (route) => route.abort('aborted'))
      await page.addInitScript(watchMovement)
      await page.goto(path, { waitUntil: 'commit' })
      await expect.poll(() => firstPaints(page)).toBe(1)
      line.goOn()
      await expectMovementBelow(0.005, page)
    })
  })

test('the bottom bar is as high before its links are parsed as after @phone', async ({ page }) => {
  await page.goto('/classes/bjj')
  const bar = page.getByRole('navigation', { name: 'Join' })
  const heights = await bar.evaluate((node: HTMLElement) => {
    const full = node.offsetHeight
    node.replaceChildren()
    return [full, node.offsetHeight]
  })
  expect(heights[1]).toBe(heights[0])
})
