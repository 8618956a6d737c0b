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
