import { clubs } from '@/content/clubs'
import { clubPath } from '@/content/paths'
import { clubsWithoutHours, fullClub, otherClub } from '@/e2e/support/example-clubs'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { misfits } from '@/e2e/support/readable'
import { distinctRoutes, landingPages, partOfSite, partsOfSite } from '@/e2e/support/routes'
import { expect, often, test } from '@/e2e/support/test'

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
  [clubPath(otherClub.slug)]: 'main a[href^="/getpass"]',
  '/getpass': 'form select',
  '/franchise': 'main a[href="#request"]',
  ...Object.fromEntries(landingPages.map((route) => [route, 'form input[type="text"]'])),
}

/** Whether a tap in the middle of an element reaches it. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('in low windows the first call is within two windows and a quarter, under no bar @phone', async ({
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
      expect.soft(bottom, where).toBeLessThanOrEqual(2.25 * size.height)
      await call.evaluate((node) => node.scrollIntoView({ block: 'end' }))
      expect.soft(await isOnTop(call), where).toBe(true)
    }
  }
})

test('the first call of a page is in the window, above the bar at the bottom @phone', async ({
  page,
}) => {
  const clubPages = clubs.map(({ slug }) => [clubPath(slug), 'main a[href^="/getpass"]'] as const)
  for (const [width, height] of [
    [360, 740],
    [390, 844],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    const calls = Object.entries(firstCalls).filter(([route]) => route !== '/franchise')
    for (const [route, selector] of [...calls, ...clubPages]) {
      await page.goto(route)
      await page.evaluate(() => document.fonts.ready)
      const call = page.locator(selector).first()
      const below = await call.evaluate((node) => {
        const bar = getComputedStyle(document.documentElement).getPropertyValue(
          '--bottom-bar-height',
        )
        return node.getBoundingClientRect().bottom + Number.parseFloat(bar) - innerHeight
      })
      expect.soft(below, `${route} at ${width}×${height}`).toBeLessThanOrEqual(0)
    }
  }
})

/** Words at the sides of a window that lie where the camera of a phone on its side is. */
const underCamera = (page: Page, inset: number) =>
  page.evaluate((room) => {
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const under: string[] = []
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!textContent?.trim() || !parentElement?.checkVisibility()) continue
      if (parentElement.closest('.visually-hidden, [tabindex="0"], option')) continue
      range.selectNodeContents(texts.currentNode)
      const { left, right, width } = range.getBoundingClientRect()
      if (width > 1 && (left < room || right > innerWidth - room)) under.push(textContent)
    }
    return under
  }, inset)

test('on a phone on its side nothing lies under its camera @phone', async ({ page }) => {
  await page.setViewportSize({ width: 852, height: 393 })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 59, right: 59 } })
  for (const route of distinctRoutes) {
    await page.goto(route)
    await page.evaluate(() => document.fonts.ready)
    // The first letter of a headline begins with a little room of its own.
    expect.soft(await underCamera(page, 50), route).toEqual([])
  }
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect(await underCamera(page, 50)).toEqual([])
})

/** A browser whose scroll bar takes room, with motion. It fetches no picture, which the layout awaits nowhere. */
const desktop = test.extend({
  context: async ({ playwright, launchOptions, baseURL }, provide) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false'],
      ignoreDefaultArgs: ['--hide-scrollbars'],
    })
    await provide(await browser.newContext({ baseURL: String(baseURL) }))
    await browser.close()
  },
})

/** The width of the scroll bar, and by how much the page is too wide beside it at its top and at its end. */
const besideBar = (page: Page) =>
  page.evaluate(async () => {
    const { documentElement: root } = document
    const outside: number[] = []
    for (const top of [root.scrollHeight, 0]) {
      scrollTo({ top, behavior: 'instant' })
      // Animations that follow the scroll position move with the next frame.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      outside.push(root.scrollWidth - root.clientWidth)
    }
    return { bar: innerWidth - root.clientWidth, outside }
  })

for (const part of partsOfSite)
  desktop(
    `with motion and a scroll bar no page in ${part} is wider than the window, at its top and at its end @desktop`,
    async ({ page, allowConsole }) => {
      allowConsole(/status of 404/, /image loading is disabled/)
      const pages = [...distinctRoutes, '/no-such-page'].filter((one) => partOfSite(one) === part)
      for (const route of pages) {
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        await page.goto(route)
        // The scripts of a page wait for its first picture, or for a key.
        await page.keyboard.press('Shift')
        await expect(page.locator('html')).toHaveAttribute('data-scripts')
        await page.evaluate(() => document.fonts.ready)
        // Without motion, accessibility.spec.ts looks at more of them.
        for (const width of [1920, 768, 320]) {
          await page.setViewportSize({ width, height: 844 })
          const { bar, outside } = await besideBar(page)
          expect(bar).toBeGreaterThan(0)
          expect.soft(outside, `${route} at ${width} pixels`).toEqual([0, 0])
        }
        await page.emulateMedia({ reducedMotion: 'reduce' })
        expect.soft(await misfits(page), `${route} at 320 pixels`).toEqual([])
      }
    },
  )

desktop(
  'beside a scroll bar controls of a carousel, and ways to reach a club, are one line @desktop',
  async ({ page }) => {
    const middle = (all: Element[]) =>
      all.map((one) => {
        const { top, height } = one.getBoundingClientRect()
        return Math.round(top + height / 2)
      })
    const head = page.locator('main section').first()
    const [club = fullClub] = clubsWithoutHours
    for (const [path, row, count] of [
      ['/franchise', page.getByRole('button', { name: /^Video|video$/ }), 7],
      [clubPath(club.slug), head.getByRole('button', { name: /^Photo|photo$/ }), 6],
      [clubPath(club.slug), head.getByRole('link', { name: /^(Book|Call|Directions to) / }), 3],
    ] as const) {
      await page.goto(path)
      for (const width of [320, 360, 768, 1024]) {
        await page.setViewportSize({ width, height: 740 })
        const lines = await row.evaluateAll(middle)
        expect.soft(lines, `${path} at ${width} pixels`).toEqual(Array(count).fill(lines[0]))
      }
    }
  },
)

/** Whether the browser has chosen a file for each picture. */
const hasChosen = () => {
  for (const image of document.images) image.loading = 'eager'
  return [...document.images].every(({ currentSrc }) => currentSrc)
}

/** The chosen picture files, each with the size it is drawn at. */
const chosenFiles = () =>
  [...document.images].map((image) => {
    const { width, height } = image.getBoundingClientRect()
    return { file: image.currentSrc, width, height }
  })

test('pictures are drawn at most half as large again as their files @desktop @no-script', async ({
  page,
  request,
}) => {
  const sizes = new Map<string, Promise<{ width: number; height: number }>>()
  const read = async (file: string) => sharp(await (await request.get(file)).body()).metadata()
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? read(file)
    sizes.set(file, size)
    return size
  }
  // A browser that has a larger file already draws that one: the narrow window comes first.
  for (const width of [320, 1920]) {
    await page.setViewportSize({ width, height: 740 })
    for (const route of distinctRoutes) {
      await page.goto(route, { waitUntil: 'domcontentloaded' })
      await expect.poll(() => page.evaluate(hasChosen), often).toBe(true)
      for (const { file, ...drawn } of await page.evaluate(chosenFiles)) {
        const { width, height } = await sizeOf(file)
        const times = Math.max(drawn.width / width, drawn.height / height)
        expect.soft(times, `${file} on ${route}`).toBeLessThan(1.505)
      }
    }
  }
})

for (const route of [
  clubPath(fullClub.slug),
  clubPath(otherClub.slug),
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
