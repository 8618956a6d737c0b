import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { classes } from '@/content/classes'
import { classPath, clubPath } from '@/content/paths'
import { clubsWithoutHours, fullClub, otherClub } from '@/e2e/support/example-clubs'
import { misfits } from '@/e2e/support/readable'
import { distinctRoutes, partOfSite, partsOfSite } from '@/e2e/support/routes'
import { expect, often, test } from '@/e2e/support/test'
import { headOf } from '@/scripts/media/heads'

/** A browser whose scroll bar takes room, with motion. It gets no picture, which the layout awaits nowhere. */
const desktop = test.extend({
  context: async ({ playwright, launchOptions, baseURL }, provide) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    })
    await provide(await browser.newContext({ baseURL: String(baseURL) }))
    await browser.close()
  },
  page: async ({ page }, provide) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setBlockedURLs', {
      urls: ['*/content/pictures/*', '*/_next/image*'],
    })
    await provide(page)
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

/** The picture files that the browser chooses, each with the size it is drawn at. */
const chosenFiles = () =>
  [...document.images].map((image) => {
    image.loading = 'eager'
    const { width, height } = image.getBoundingClientRect()
    return {
      file: image.currentSrc && new URL(image.currentSrc, location.href).href,
      width,
      height,
    }
  })

const readSize = async (file: string) => sharp(await (await fetch(file)).arrayBuffer()).metadata()
const sizes: Record<string, ReturnType<typeof readSize>> = {}

/** Pictures that are drawn more than half as large again as their files. */
async function stretched(page: Page) {
  const choose = () => page.evaluate(chosenFiles)
  await expect.poll(async () => (await choose()).every(({ file }) => file), often).toBe(true)
  const found: string[] = []
  for (const { file, ...drawn } of await choose()) {
    const { width, height } = await (sizes[file] ??= readSize(file))
    const times = Math.max(drawn.width / width, drawn.height / height)
    if (!(times < 1.505)) found.push(`${file}: ${times}`)
  }
  return found
}

const [club = fullClub] = clubsWithoutHours
const head = 'main section >> nth=0'

/** The controls of carousels, and the ways to reach a club: as many as are in one line. */
const rows: Record<string, [row: string, count: number][]> = {
  '/franchise': [['role=button[name=/^Video|video$/]', 7]],
  [clubPath(club.slug)]: [
    [`${head} >> role=button[name=/^Photo|photo$/]`, 6],
    [`${head} >> role=link[name=/^(Book|Call|Directions to) /]`, 3],
  ],
}

/** Rows of a page that are more than one line, by the middles of what is in them. */
async function brokenRows(page: Page, route: string) {
  const broken: string[] = []
  for (const [row, count] of rows[route] ?? []) {
    const middles = await page.locator(row).evaluateAll((all) =>
      all.map((one) => {
        const { top, height } = one.getBoundingClientRect()
        return Math.round(top + height / 2)
      }),
    )
    if (middles.length !== count || new Set(middles).size > 1)
      broken.push(`${row}: ${middles.join()}`)
  }
  return broken
}

/** Pages that people print. */
const printed = [
  clubPath(fullClub.slug),
  clubPath(otherClub.slug),
  '/locations/list',
  '/news-readmore/16',
]

/** How many sheets of A4 a page takes, and what can be pressed on them. */
async function onPaper(page: Page) {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  await page.emulateMedia({ media: 'print' })
  const pressed = await page
    .locator('main button, main [data-button], form, footer, nav')
    .filter({ visible: true })
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 120)))
  await page.emulateMedia({ media: null })
  return { sheets: pdf.match(/\/Type\s*\/Page\b/g)?.length, pressed }
}

const pages = [...new Set([...distinctRoutes, ...printed, '/no-such-page'])]

for (const part of partsOfSite)
  desktop(
    `with motion and a scroll bar no page in ${part} is wider than the window, at its top and at its end, no picture much larger than its file, no row two lines, and no page to print more than two sheets @desktop`,
    async ({ page, allowConsole }) => {
      allowConsole(/status of 404/, / inspector$/)
      for (const route of pages.filter((one) => partOfSite(one) === part)) {
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        await page.goto(route)
        // The scripts of a page wait for its first picture, or for a key.
        await page.keyboard.press('Shift')
        await expect(page.locator('html')).toHaveAttribute('data-scripts')
        await page.evaluate(() => document.fonts.ready)
        for (const width of rows[route] ? [1920, 1024, 768, 360, 320] : [1920, 768, 320]) {
          await page.setViewportSize({ width, height: 844 })
          const where = `${route} at ${width} pixels`
          const { bar, outside } = await besideBar(page)
          expect(bar).toBeGreaterThan(0)
          expect.soft(outside, `width of ${where}`).toEqual([0, 0])
          expect.soft(await brokenRows(page, route), `rows of ${where}`).toEqual([])
          if (width === 1920 || width === 320)
            expect.soft(await stretched(page), `pictures of ${where}`).toEqual([])
        }
        // Without motion, every-page.spec.ts looks at more of them.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        expect.soft(await misfits(page), `what is cut off on ${route} at 320 pixels`).toEqual([])
        if (!printed.includes(route)) continue
        await page.setViewportSize({ width: 1440, height: 900 })
        const { sheets, pressed } = await onPaper(page)
        expect.soft([1, 2], `sheets of ${route}`).toContain(sheets)
        expect.soft(pressed, `what can be pressed on ${route} on paper`).toEqual([])
      }
    },
  )

const withPicture = ['/', '/about', '/coaching', '/contact', '/classes', '/classes/ultimate']

test('the head of a page leaves of its picture what the command that adds it says @desktop', async ({
  page,
}) => {
  for (const route of [...withPicture, ...classes.map(({ slug }) => classPath(slug))]) {
    await page.goto(route)
    await page.evaluate(() => document.fonts.ready)
    const head = page.locator('.pictured').first()
    const picture = head.locator('img')
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(picture).toHaveJSProperty('complete', true)
      const seen = await head.evaluate((node) => {
        const image = node.querySelector('img')
        const box = image?.getBoundingClientRect() ?? new DOMRect()
        const words = node.querySelector('.wrapper > *')?.getBoundingClientRect().top ?? 0
        const file = /pictures\/([a-z\d-]+)-\d+\./.exec(image?.currentSrc ?? '')?.[1]
        return { file, ratio: box.width / box.height, above: (words - box.top) / box.height }
      })
      const [narrow, wide, above] = headOf(`${seen.file}.jpg`)
      const where = `${seen.file} on ${route} at ${width}`
      expect.soft(seen.ratio, where).toBeGreaterThanOrEqual(narrow)
      expect.soft(seen.ratio, where).toBeLessThanOrEqual(wide)
      expect.soft(seen.above, where).toBeGreaterThanOrEqual(above)
    }
  }
})
