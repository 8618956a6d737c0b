import { clubPath } from '@/content/paths'
import { directions } from '@/content/pages/locations'
import { fullClub } from '@/e2e/support/example-clubs'
import { brokenHeadlines, brokenWords, misfits } from '@/e2e/support/readable'
import { distinctRoutes } from '@/e2e/support/routes'
import { expect, often, test } from '@/e2e/support/test'
import sharp from 'sharp'

const replaceFonts = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { font-family: sans-serif !important }')
  document.adoptedStyleSheets = [sheet]
}

test("words fit the window in a font of the reader's own @phone", async ({ page }) => {
  await page.addInitScript(replaceFonts)
  for (const route of distinctRoutes) {
    await page.goto(route)
    await page.evaluate(replaceFonts)
    await expect.poll(() => misfits(page), { ...often, message: route }).toEqual([])
    await expect.poll(() => brokenWords(page), { ...often, message: route }).toEqual([])
  }
})

test("each line of a headline is one line before its fonts come, and words fit in a font of the reader's own @phone @no-script", async ({
  page,
}) => {
  await page.route(/\.woff2$/, (route) => route.abort('aborted'))
  for (const route of distinctRoutes) {
    await page.goto(route)
    expect.soft(await brokenHeadlines(page), `headlines of ${route}`).toEqual([])
    await page.evaluate(replaceFonts)
    expect.soft(await misfits(page), `what is cut off on ${route}`).toEqual([])
  }
})

test('where drawings are switched off stand words @phone @no-script', async ({ page }) => {
  await page.route(clubPath(fullClub.slug), async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(<\/?)svg/g, '$1drawing')
    await route.fulfill({ response, body })
  })
  await page.goto(clubPath(fullClub.slug))
  const shown = { useInnerText: true, ignoreCase: true }
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Home' })).toHaveText('Octa Gym', shown)
  await expect(header.getByRole('button', { name: /menu/ })).toHaveText('Menu', shown)
  await expect(page.getByLabel('Close menu').first()).toHaveText('Close', shown)
  const beside = page.getByRole('main').locator('a:has(> .visually-hidden)')
  await expect(beside.filter({ hasText: /^Call/ }).first()).toHaveText(/^call\s*call/, shown)
  await expect(beside.filter({ hasText: directions }).first()).toHaveText(/^map/, shown)
})

for (const [where, media] of [
  ['in forced colours', { forcedColors: 'active' }],
  ['on paper', { media: 'print' }],
] as const)
  test(`a white belt has an edge ${where} @desktop`, async ({ page }) => {
    await page.emulateMedia(media)
    await page.goto('/classes/bjj')
    const picture = await page.locator('main [data-colour="white"]').first().screenshot()
    const { data, info } = await sharp(picture)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const middle = data.filter((_, at) => at % info.width === Math.round(info.width / 3))
    expect(Math.min(...middle)).toBeLessThan(128)
    expect(Math.max(...middle)).toBeGreaterThan(240)
  })
