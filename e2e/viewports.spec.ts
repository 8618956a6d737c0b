import { clubPath } from '@/content/paths'
import { callbackClub, fullClub } from '@/e2e/support/example-clubs'
import type { Locator, Page } from '@playwright/test'
import { misfits } from '@/e2e/support/readable'
import { distinctRoutes, routes } from '@/e2e/support/routes'
import { expect, test } from '@/e2e/support/test'

/** A phone on its side, 1280×800 at 200 %, and 1280×1024 at 400 %. */
const lowWindows = [
  { width: 740, height: 360 },
  { width: 640, height: 400 },
  { width: 320, height: 256 },
]

/** The first call to action of a page, or the first field of its form. */
const firstCalls: Record<string, string> = {
  '/': 'main a[href="/getpass"]',
  [clubPath(fullClub.slug)]: 'main a[href^="/getpass"]',
  [clubPath(callbackClub.slug)]: 'main a[href^="/getpass"]',
  '/getpass': 'form select',
  '/franchise': 'main a[href="#request"]',
  '/landing/sahakara-nagar': 'form input[name="lead_first_name"]',
  '/landing/mansarovar-feedback': 'form input[name="fullname"]',
}

/** Whether a tap in the middle of an element reaches it. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('in low windows the first call is within two windows, under no bar @phone', async ({
  page,
}) => {
  for (const [route, selector] of Object.entries(firstCalls)) {
    await page.goto(route)
    await page.evaluate(() => document.fonts.ready)
    const call = page.locator(selector).first()
    for (const size of lowWindows) {
      await page.setViewportSize(size)
      const where = `${route} at ${size.width}×${size.height}`
      await page.evaluate(() => scrollTo(0, 0))
      const bottom = await call.evaluate((node) => node.getBoundingClientRect().bottom)
      expect.soft(bottom, where).toBeLessThanOrEqual(2 * size.height)
      await call.evaluate((node) => node.scrollIntoView({ block: 'end' }))
      expect.soft(await isOnTop(call), where).toBe(true)
    }
  }
})

test('beside a scroll bar that takes room no page is wider than the window, and the controls of a carousel are one line @desktop', async ({
  playwright,
  launchOptions,
  site,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const page = await browser.newPage()
  const bar = () => innerWidth - document.documentElement.clientWidth
  const middle = (all: Element[]) =>
    all.map((one) => {
      const { top, height } = one.getBoundingClientRect()
      return Math.round(top + height / 2)
    })
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    for (const route of [...distinctRoutes, '/no-such-page']) {
      await page.goto(site.url + route)
      await expect(page.locator('html')).toHaveAttribute('data-fonts')
      expect(await page.evaluate(bar)).toBeGreaterThan(0)
      expect.soft(await misfits(page), `${route} at ${width} pixels`).toEqual([])
    }
    await page.goto(`${site.url}/franchise`)
    const controls = page
      .getByRole('region', { name: 'Franchise videos' })
      .getByRole('button', { name: /^Video|video$/ })
    const lines = await controls.evaluateAll(middle)
    expect.soft(lines, `at ${width} pixels`).toEqual(Array(7).fill(lines[0]))
  }
  await browser.close()
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('no page is wider than its window, at its top and at its end @phone', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 404/)
    for (const route of [...routes, '/no-such-page']) {
      await page.goto(route)
      await expect(page.locator('html')).toHaveAttribute('data-fonts')
      for (const width of [320, 360, 390, 600, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 844 })
        for (const end of [0, 1]) {
          const widths = await page.evaluate(async (share) => {
            scrollTo({ top: share * document.documentElement.scrollHeight, behavior: 'instant' })
            // Animations that follow the scroll position move with the next frame.
            await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
            return [innerWidth, document.documentElement.scrollWidth]
          }, end)
          expect.soft(widths, `${route} at ${width} pixels`).toEqual([width, width])
        }
      }
    }
  })
})

/** How many times its own size each picture of a page is drawn, once all have come. */
const enlargements = (page: Page) =>
  page.evaluate(() => {
    // A browser chooses the file for the width of the window when a picture is put into the page.
    for (const image of [...document.images]) {
      image.loading = 'eager'
      const whole = image.closest('picture') ?? image
      whole.replaceWith(whole.cloneNode(true))
    }
    return Promise.all(
      [...document.images].map(async (image) => {
        await image.decode()
        const file = new Image()
        file.src = image.currentSrc
        await file.decode()
        const { width, height } = image.getBoundingClientRect()
        const times = Math.max(width / file.naturalWidth, height / file.naturalHeight)
        return { times, file: image.currentSrc }
      }),
    )
  })

// Each page in a context of its own: a browser would draw the larger files of the page before.
for (const route of distinctRoutes)
  test(`no picture of ${route} is drawn larger than half as large again @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    await page.goto(route)
    for (const width of [320, 1920]) {
      await page.setViewportSize({ width, height: 740 })
      const large = (await enlargements(page)).filter(({ times }) => times > 1.505)
      expect.soft(large, `in a window of ${width} pixels`).toEqual([])
    }
  })

for (const route of [
  clubPath(fullClub.slug),
  clubPath(callbackClub.slug),
  '/locations/list',
  '/news-readmore/16',
])
  test(`${route} is printed on two sheets of A4 at most, with nothing to press @desktop`, async ({
    page,
  }) => {
    await page.goto(route)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(sheets).toBeGreaterThan(0)
    expect(sheets).toBeLessThanOrEqual(2)
    await page.emulateMedia({ media: 'print' })
    for (const pressed of await page
      .locator('main button, main [data-button], form, footer, nav')
      .all())
      await expect(pressed).toBeHidden()
  })
