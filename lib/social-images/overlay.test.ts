import sharp from 'sharp'
import { pages } from '@/content/pages'
import { pageOverlay } from './overlay'

/** The lightest pixel of a row, from 0 to 255. */
async function lightest(overlay: string, row: number) {
  const { data, info } = await sharp(Buffer.from(overlay))
    .flatten({ background: '#000' })
    .extract({ left: 0, top: row, width: 1000, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(1000)
  return Math.max(...data)
}

test('the words of every page leave the wordmark its room', async () => {
  for (const { path, socialImage } of pages)
    expect([path, (await lightest(pageOverlay(socialImage), 95)) < 100]).toEqual([path, true])
}, 30_000)

test('so does a headline of one short word, which would else be taller than the image', async () => {
  for (const line of [undefined, 'Baner, Maharashtra']) {
    const overlay = pageOverlay({ heading: [{ text: 'Pune', cut: 'tall' }], ...(line && { line }) })
    expect(await lightest(overlay, 95)).toBeLessThan(100)
    expect(await lightest(overlay, 300)).toBeGreaterThan(200)
  }
})
