import { expect, test } from '@/e2e/support/test'

test('the drawing of a class on its own page is as wide as the page, and higher than among others @desktop', async ({
  page,
}) => {
  const drawing = page.locator('main [style*="--minutes"] svg').first()
  const size = async (route: string) => {
    await page.goto(route)
    const { width = NaN, height = NaN } = (await drawing.boundingBox()) ?? {}
    const line = await page.locator('main [style*="--minutes"]').boundingBox()
    return { height, share: width / (line?.width ?? NaN) }
  }
  const among = await size('/classes/group')
  const alone = await size('/classes/detail/boxing-conditioning')
  expect(alone.share).toBe(1)
  expect(alone.height).toBeGreaterThan(2 * among.height)
})
