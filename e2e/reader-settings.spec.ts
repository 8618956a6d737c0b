import { clubPath } from '@/content/paths'
import { fullClub } from '@/e2e/support/example-clubs'
import { expect, test } from '@/e2e/support/test'
import sharp from 'sharp'

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
