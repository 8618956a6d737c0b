import type { Page } from '@playwright/test'
import { expect, layOutAllParts, noScript, settled, test } from './test'

/** Largest difference between the reserved height and the true one. */
const tolerance = 0.1

const pagesWithParts = ['/', '/locations/bandra', '/classes/bjj', '/coaching', '/classes']

const parts = (page: Page) => page.locator('.deferred')

/** Whether a part has been laid out: a browser does it when the part is near the screen. */
const laidOut = (page: Page) =>
  parts(page).evaluateAll((all) =>
    all.map((part) =>
      [...part.children].every((child) => child.checkVisibility({ contentVisibilityAuto: true })),
    ),
  )

/** The parts whose layout waits until they come near the screen. */
const waiting = (page: Page) =>
  parts(page).evaluateAll((all) =>
    all
      .filter((part) => getComputedStyle(part).contentVisibility === 'auto')
      .map((part) => part.getAttribute('class')),
  )

/** The reserved height of each part, and its height in this window. */
const heights = (page: Page) =>
  parts(page).evaluateAll((all) =>
    all.map((part) => {
      const style = getComputedStyle(part)
      const content = parseFloat(style.containIntrinsicBlockSize.replace('auto ', '')) || 0
      const padding = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom)
      return {
        part: part.getAttribute('class'),
        setAside: Math.max(content + padding, parseFloat(style.minHeight)),
        height: part.getBoundingClientRect().height,
      }
    }),
  )

for (const path of pagesWithParts)
  test(`${path} reserves about the true height for its parts @phone`, async ({
    page,
    viewport,
  }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-fonts')
    await layOutAllParts(page)
    for (const size of [viewport, { width: 1440, height: 900 }]) {
      if (size) await page.setViewportSize(size)
      for (const { part, setAside, height } of await heights(page))
        expect
          .soft(Math.abs(setAside / height - 1), `${part} at ${size?.width} pixels: ${height}`)
          .toBeLessThan(tolerance)
    }
  })

test('parts below the fold are laid out when they come near, for the keyboard too, and on paper @phone', async ({
  page,
}) => {
  await page.goto('/')
  await settled(page)
  expect((await laidOut(page)).at(-1)).toBe(false)
  const privacy = page.getByRole('link', { name: 'Privacy' })
  await privacy.focus()
  await expect(privacy).toBeInViewport()
  await expect.poll(async () => (await laidOut(page)).at(-1)).toBe(true)
  expect(await waiting(page)).not.toEqual([])
  await page.emulateMedia({ media: 'print' })
  expect(await waiting(page)).toEqual([])
})

test.describe('a part that is not laid out yet @phone', () => {
  test('is reached by an anchor in the address', async ({ page }) => {
    await page.goto('/locations/bandra#guest-pass-lead_email')
    await expect(page.locator('#guest-pass-lead_email')).toBeInViewport()
  })

  test('is available to a screen reader', async ({ playwright, launchOptions, site }) => {
    // As with a screen reader: otherwise the browser leaves out parts that are not laid out.
    const args = [...(launchOptions.args ?? []), '--force-renderer-accessibility']
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const page = await browser.newPage()
    await page.goto(site.url)
    const session = await page.context().newCDPSession(page)
    const names = async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree')
      return nodes.map(({ name }) => String(name?.value))
    }
    await expect.poll(names).toContain('Privacy Policy')
    expect((await laidOut(page)).at(-1)).toBe(false)
    await browser.close()
  })
})

test.describe('without JavaScript @phone', () => {
  test.use(noScript)

  test('every part is laid out at once', async ({ page }) => {
    await page.goto('/')
    expect(await waiting(page)).toEqual([])
  })
})
