import sharp from 'sharp'
import { pages } from '@/content/pages'
import { pageOverlay, SIZE } from './overlay'

/** Where the light pixels of a layer lie on black: the first and last column, and the rows. */
async function lightPixels(overlay: string) {
  const layer = sharp(Buffer.from(overlay)).flatten({ background: '#000' })
  const pixels = await layer.greyscale().raw().toBuffer()
  const rows = new Set<number>()
  let [left, right] = [SIZE.width, 0]
  for (let at = 0; at < pixels.length; at++) {
    if (pixels.readUInt8(at) < 100) continue
    left = Math.min(left, at % SIZE.width)
    right = Math.max(right, at % SIZE.width)
    rows.add(Math.floor(at / SIZE.width))
  }
  return { left, right, rows }
}

test.each(pages.map(({ path, socialImage }) => [path, pageOverlay(socialImage)]))(
  'on the social image of %s the words are within the middle square, below the wordmark',
  async (_page, overlay = '') => {
    const { left, right, rows } = await lightPixels(overlay)
    expect(left).toBeGreaterThanOrEqual(285)
    expect(right).toBeLessThan(915)
    expect(rows).not.toContain(98)
    expect(rows.size).toBeGreaterThan(80)
  },
)

test('a headline of one short word leaves the wordmark its room too', async () => {
  for (const line of [undefined, 'Baner, Maharashtra']) {
    const overlay = pageOverlay({
      heading: [{ text: 'Pune', typeface: 'tall' }],
      ...(line && { line }),
    })
    expect((await lightPixels(overlay)).rows).not.toContain(98)
  }
})

test('a headline is broken where that makes it larger', async () => {
  const rowsOf = async (text: string) => {
    const overlay = pageOverlay({ heading: [{ text, typeface: 'tall' }] })
    return (await lightPixels(overlay)).rows.size
  }
  expect(await rowsOf('Youth Program')).toBeGreaterThan(1.5 * (await rowsOf('YouthProgram')))
})
