import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { useFolder } from '@/testing/folder'
import { addPicture } from './add'
import { hashOf, readSources, writeSources } from './sources'

const at = useFolder()
const alt = 'An octagon under blue light'

beforeEach(() => {
  mkdirSync(at('content/media'), { recursive: true })
  writeSources(at(), [])
})

/** A picture of one colour, with a black left edge, as wide as a phone makes it. */
function photo(width = 2000, height = 1500, background = '#f00') {
  const edge = { create: { width: 200, height, channels: 3, background: '#000' } } as const
  return sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: edge, left: 0, top: 0 },
  ])
}

async function added(from: string) {
  await addPicture(at(), at(from), 'ring', alt)
  const file = at('content/media/ring.jpg')
  const pixels = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = pixels.info
  const colourAt = (x: number, y: number) => [
    ...pixels.data.subarray((y * width + x) * channels).subarray(0, 3),
  ]
  return { metadata: await sharp(file).metadata(), width, height, colourAt }
}

const isAbout = (found: number[], wanted: number[]) =>
  wanted.every((value, index) => Math.abs(value - (found[index] ?? 0)) < 8)

test('a photo that a phone stored on its side is upright, scaled, and without position', async () => {
  await photo(4000, 3000)
    .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(at('in.jpg'))
  const { metadata, width, height, colourAt } = await added('in.jpg')
  expect([width, height]).toEqual([1440, 1920])
  expect(colourAt(700, 10)).toEqual([0, 0, 0])
  expect([metadata.orientation, metadata.exif, metadata.icc]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(readSources(at())).toEqual([
    {
      file: 'ring.jpg',
      width,
      height,
      alt,
      focus: [0.5, 0.33],
      described: hashOf(at(), 'ring.jpg'),
      colours: expect.stringMatching(/^#[\da-f]{3},#[\da-f]{3}$/) as string,
    },
  ])
})

test('transparency becomes white', async () => {
  await sharp({ create: { width: 1600, height: 900, channels: 4, background: '#0000' } })
    .png()
    .toFile(at('in.png'))
  expect((await added('in.png')).colourAt(50, 50)).toEqual([255, 255, 255])
})

test.each(['p3', 'cmyk'])('a picture in %s keeps its colours in sRGB', async (profile) => {
  await photo(1600, 900, '#b04030')
    .withIccProfile(profile)
    .jpeg({ quality: 100 })
    .toFile(at('in.jpg'))
  const { colourAt, metadata } = await added('in.jpg')
  expect(metadata.space).toBe('srgb')
  expect(isAbout(colourAt(900, 400), [0xb0, 0x40, 0x30])).toBe(true)
})

test('a picture that replaces another one takes its place in the list, and is a photo', async () => {
  await photo().jpeg().toFile(at('in.jpg'))
  await added('in.jpg')
  const [first] = readSources(at())
  writeSources(at(), [{ ...first!, rendered: true, quality: 30 }])
  await addPicture(at(), at('in.jpg'), 'ring', 'Something else')
  expect(readSources(at())).toEqual([{ ...first, alt: 'Something else' }])
})

test.each([
  ['too small', () => photo(1500, 1000).jpeg().toBuffer(), 'ring', alt, /1500 pixels.*1600/],
  ['a panorama', () => photo(3200, 900).jpeg().toBuffer(), 'ring', alt, /cut it to 16 by 9/],
  ['no picture', () => Buffer.from('ftypheic'), 'ring', alt, /cannot be read.*Export it as JPEG/],
  ['named badly', () => photo().jpeg().toBuffer(), 'Ring 1', alt, /no name/],
  ['not described', () => photo().jpeg().toBuffer(), 'ring', ' ', /Say what it shows/],
] as const)(
  'a picture that is %s is refused, and nothing changes',
  async (_, make, name, words, why) => {
    writeFileSync(at('in.jpg'), await make())
    await expect(addPicture(at(), at('in.jpg'), name, words)).rejects.toThrow(why)
    expect(readSources(at())).toEqual([])
  },
)
