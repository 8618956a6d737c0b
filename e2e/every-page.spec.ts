import { isDeepStrictEqual } from 'node:util'
import type { Page } from '@playwright/test'
import { clubs } from '@/content/clubs'
import { clubPath } from '@/content/paths'
import {
  brokenHeadlines,
  brokenThings,
  brokenWords,
  enlargeLetters,
  focusJumps,
  hiddenWhenFocused,
  misfits,
  setTextSize,
  spaceText,
  wordsUnderCamera,
} from '@/e2e/support/readable'
import { distinctRoutes, landingPages, partOfSite, partsOfSite, routes } from '@/e2e/support/routes'
import { badlyTold, violations } from '@/e2e/support/screen-readers'
import { expect, often, settled, test } from '@/e2e/support/test'

/** The first call to action of a page, or the first field of its form. */
const firstCalls: Record<string, string> = {
  '/': 'main a[href="/getpass"]',
  '/getpass': 'form select',
  '/franchise': 'main a[href="#request"]',
  ...Object.fromEntries(clubs.map(({ slug }) => [clubPath(slug), 'main a[href^="/getpass"]'])),
  ...Object.fromEntries(landingPages.map((route) => [route, 'form input[type="text"]'])),
}

/** A question about the first call of a page. */
const ofFirstCall =
  (ask: (call: Element) => unknown[] | Promise<unknown[]>) => (page: Page, route: string) =>
    page.locator(`${firstCalls[route]} >> nth=0`).evaluate(ask)

/** By how much the call ends below the first window, or under the bar at its bottom. */
function belowWindow(call: Element) {
  scrollTo(0, 0)
  const { documentElement: root } = document
  const bar = Number.parseFloat(getComputedStyle(root).getPropertyValue('--bottom-bar-height'))
  const below = call.getBoundingClientRect().bottom + bar - innerHeight
  // The franchise page has its own order.
  return below > 0 && location.pathname !== '/franchise' ? [`${below} pixels too low`] : []
}

/** By how much the call ends below two windows and a quarter, and what is over it at the bottom of a window. */
async function farOrCovered(call: Element) {
  scrollTo(0, 0)
  const below = call.getBoundingClientRect().bottom - 2.25 * innerHeight
  call.scrollIntoView({ block: 'end' })
  // Bars that follow the scroll position move with the next frame.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const { left, top, width, height } = call.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return [
    ...(below > 0 ? [`${below} pixels too low`] : []),
    ...(call.contains(hit) ? [] : [`under ${hit?.outerHTML.slice(0, 120)}`]),
  ]
}

/** Words where the camera of a phone on its side is. */
async function underCamera(page: Page, route: string) {
  const words = await wordsUnderCamera(page)
  if (route !== '/') return words
  await page.getByRole('button', { name: 'Open menu' }).click()
  words.push(...(await wordsUnderCamera(page)))
  await page.getByRole('button', { name: 'Close menu' }).click()
  return words
}

/** How many things were found that no line end may part. */
let things = 0
const countThings = ({ found, broken }: Awaited<ReturnType<typeof brokenThings>>) => {
  things += found
  return broken
}

/** What is asked of an open page. Each answers with what is wrong. */
const questions = {
  'screen reader': badlyTold,
  accessibility: violations,
  fit: misfits,
  words: brokenWords,
  things: (page: Page) => brokenThings(page).then(countThings),
  headlines: brokenHeadlines,
  'order of the focus': focusJumps,
  focus: hiddenWhenFocused,
  'first call': ofFirstCall(belowWindow),
  'first call of a low window': ofFirstCall(farOrCovered),
  camera: underCamera,
}

type Question = keyof typeof questions

/** What readers and browsers do to a page, and take back. */
const changes = {
  'as it is': () => Promise.resolve(),
  printed: (page, on) => page.emulateMedia({ media: on ? 'print' : null }),
  'letters times 1.15': (page, on) => enlargeLetters(page, on ? 1.15 : 1),
  'letters times 1.3': (page, on) => enlargeLetters(page, on ? 1.3 : 1),
  'text spaced': spaceText,
  'text at 200 %': (page, on) => setTextSize(page, on ? 32 : 16),
} satisfies Record<string, (page: Page, on: boolean) => Promise<void>>

const always = ['fit', 'words', 'things', 'order of the focus'] as const
const low = 'first call of a low window'

/**
 * From a desktop at 400 % to a desktop, a window for each layout of the sheets: each is asked what it can break. The
 * script that keeps words whole comes with the first change, and stays: where a page is like another one for larger
 * letters, elsewhere for wider ones.
 */
const looks: [width: number, height: number, how: keyof typeof changes, ...Question[]][] = [
  [360, 740, 'as it is', 'screen reader', 'accessibility', ...always, 'headlines', 'first call'],
  [320, 256, 'as it is', ...always, 'headlines', 'focus', low],
  [390, 844, 'as it is', 'first call'],
  [740, 360, 'as it is', low],
  [768, 900, 'as it is', ...always, 'headlines'],
  [700, 900, 'printed', 'fit'],
  [852, 393, 'as it is', 'camera'],
  [1366, 768, 'as it is', 'first call'],
  [1920, 1080, 'as it is', 'first call'],
  [640, 400, 'as it is', ...always, low],
  [991, 900, 'as it is', ...always, 'headlines'],
  [1280, 900, 'as it is', ...always, 'headlines', 'focus'],
  [991, 900, 'text spaced', 'fit'],
  [360, 740, 'text spaced', 'fit'],
  [360, 740, 'letters times 1.3', 'fit', 'words'],
  [320, 740, 'letters times 1.15', 'fit', 'words'],
  [320, 256, 'text at 200 %', 'fit', 'words'],
  [1280, 900, 'text at 200 %', 'fit', 'words'],
  [320, 256, 'text spaced', 'fit'],
]

const soft = expect.configure({ soft: true })

/** A page that differs from another one only in its words is looked at in the narrowest window, where words break. */
const isAsked = (route: string, height: number, question: Question) =>
  question.startsWith('first call')
    ? route in firstCalls
    : distinctRoutes.includes(route) || (height === 256 && question !== 'focus')

for (const part of partsOfSite)
  test(`every page in ${part} can be used by all, in each window and however its text is set @phone`, async ({
    page,
  }) => {
    // At night, when a club says the longest that it can: that it is closed, and until when.
    await page.clock.setFixedTime('2026-12-02T03:00:00+05:30')
    things = 0
    for (const route of routes.filter((one) => partOfSite(one) === part)) {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(route)
      await page.evaluate(() => document.fonts.ready)
      if (distinctRoutes.includes(route)) await settled(page)
      let changed: keyof typeof changes = 'as it is'
      for (const [width, height, how, ...all] of looks) {
        const asks = all.filter((one) => isAsked(route, height, one))
        if (asks.length === 0) continue
        const size = { width, height }
        if (!isDeepStrictEqual(page.viewportSize(), size)) await page.setViewportSize(size)
        if (how !== changed) {
          await changes[changed](page, false)
          await changes[how](page, true)
          changed = how
        }
        for (const question of asks)
          await soft
            .poll(() => questions[question](page, route), {
              ...often,
              // Where one thing is wrong, many are.
              timeout: test.info().errors.length > 0 ? 5_000 : 15_000,
              message: `${route} at ${width}×${height}, ${how}: ${question}`,
            })
            .toEqual([])
      }
    }
    expect(things).toBeGreaterThan(0)
  })
