import type { Page } from '@playwright/test'
import { expect, layOutAllParts, noScript, settled, test } from './test'

/** How far the height given beforehand may be from the true one. */
const tolerance = 0.1

const pagesWithParts = ['/', '/locations/bandra', '/classes/bjj', '/coaching', '/classes']

const parts = (page: Page) => page.locator('.deferred')

/** Whether a part has been laid out, which a browser does with what is near the screen. */
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

/** What is set aside for each part, beside its height in this window. */
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
  test(`${path} has parts of about the height that is set aside for them @phone`, async ({
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

test('what is far below is laid out when it comes near, for the keyboard too, and on paper @phone', async ({
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

test.describe('as long as it waits @phone', () => {
  test('an address leads to a field far below', async ({ page }) => {
    await page.goto('/locations/bandra#guest-pass-lead_email')
    await expect(page.locator('#guest-pass-lead_email')).toBeInViewport()
  })

  test('a screen reader is given what is far below', async ({
    playwright,
    launchOptions,
    site,
  }) => {
    // As for somebody with a screen reader: without one, the browser leaves out what it has not laid out.
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
