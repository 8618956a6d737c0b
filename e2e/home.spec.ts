import { expect, settled, test } from '@/e2e/support/test'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('on a wide screen the video starts by itself, muted and looping, and can be paused @desktop', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Pause video' }).click()
  const state = () =>
    page
      .locator('video')
      .evaluate((video: HTMLVideoElement) => [video.paused, video.muted, video.loop])
  expect(await state()).toEqual([true, true, true])
  await page.getByRole('button', { name: 'Play video' }).click()
  await expect(page.getByRole('button', { name: 'Pause video' })).toBeVisible()
  expect(await state()).toEqual([false, true, true])
})

test('on a phone the words of the first button fit in one line, and no video is fetched before its button is pressed @phone', async ({
  page,
}) => {
  const videos: string[] = []
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) videos.push(request.url())
  })
  await page.goto('/')
  await settled(page)
  await page.evaluate(() => document.fonts.ready)
  const pass = page.getByRole('main').getByRole('link', { name: 'Get Your Free Pass' }).first()
  const lines = await pass.evaluate((link) => {
    const words = document.createRange()
    words.selectNodeContents(link)
    return new Set([...words.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
  expect(videos).toEqual([])
  await page.getByRole('button', { name: 'Play video' }).click()
  await expect(page.getByRole('button', { name: 'Pause video' })).toBeVisible()
  expect(videos).not.toEqual([])
})

test('the home page shows its poster, without a control that would not work @phone @no-script', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('main img').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /video/ })).toHaveCount(0)
})

/** The minute that the classes are at; none where they are simply drawn. */
const minute = () => {
  const line = document.querySelector('main [style*="--minutes"] b')
  return line?.checkVisibility()
    ? Number(getComputedStyle(line, '::before').getPropertyValue('--minute'))
    : null
}

test('while the visitor scrolls, the minutes of a class pass, and with reduced motion all of them are drawn @phone @no-script', async ({
  page,
}) => {
  await page.goto('/')
  const classes = page.locator('main [style*="--minutes"]')
  const minutes = await classes.evaluate((all) => Number(all.style.getPropertyValue('--minutes')))
  const now = () => page.evaluate(minute)
  expect(await now()).toBe(0)
  let before: number | null = 0
  for (const part of ['start', 'center'] as const) {
    await classes.evaluate((all, block) => all.scrollIntoView({ block }), part)
    await expect.poll(now).toBeGreaterThan(before ?? NaN)
    before = await now()
  }
  expect(before).toBeLessThan(minutes)
  await classes.evaluate((all) => all.scrollIntoView({ block: 'end' }))
  await expect.poll(now).toBe(minutes)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(now).toBeNull()
})
