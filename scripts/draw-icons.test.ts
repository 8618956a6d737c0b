import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { drawIcons } from './draw-icons'

test('the icons are those of content/media in the colours of app/colours.css: npm run icons', async () => {
  const icons = await drawIcons()
  for (const [file, drawn] of Object.entries(icons)) {
    const kept = readFileSync(file)
    expect([file, kept.equals(drawn)]).toEqual([file, true])
  }
})

test('each picture of favicon.ico can be read', async () => {
  const { 'app/favicon.ico': ico } = await drawIcons()
  const count = ico?.readUInt16LE(4) ?? 0
  const sizes = Array.from({ length: count }, async (_, index) => {
    const [length = 0, offset = 0] = [8, 12].map((at) => ico?.readUInt32LE(6 + 16 * index + at))
    return (await sharp(ico?.subarray(offset, offset + length)).metadata()).width
  })
  expect(await Promise.all(sizes)).toEqual([16, 32, 48])
})
