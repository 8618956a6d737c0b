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

const options = { alt, eyes: '0.5,0.25' }

async function added(from: string, eyes = options.eyes) {
  const said = await addPicture(at(), at(from), 'ring', { alt, eyes })
  const file = at('content/media/ring.jpg')
  const pixels = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = pixels.info
  const colourAt = (x: number, y: number) => [
    ...pixels.data.subarray((y * width + x) * channels).subarray(0, 3),
  ]
  return { metadata: await sharp(file).metadata(), width, height, colourAt, said: said.join('\n') }
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
      focus: [0.5, 0.27],
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
  await addPicture(at(), at('in.jpg'), 'ring', { ...options, alt: 'Something else' })
  expect(readSources(at())).toEqual([{ ...first, alt: 'Something else' }])
})

test('one that is large enough is taken without a warning', async () => {
  await photo(1600, 900).jpeg().toFile(at('in.jpg'))
  expect((await added('in.jpg')).said).toMatch(/^ring: 1600 by 900 pixels\.\nIn the head .*$/)
})

test.each([
  [1200, 800, '0.5,0.25', 'blurred on large screens: ask for 1600 by 900 pixels or more'],
  [3000, 800, '0.5,0.25', 'blurred on large screens: ask for 1600 by 900 pixels or more'],
  [1500, 2000, '0.5,0.25', 'It is upright: take one in landscape.'],
  [1500, 2000, '0.5,0.25', 'whole from 19 to 31 % of the height and from 0 to 100 % of the width'],
  [1800, 1200, '0.5,0.25', 'whole from 13 to 37 % of the height and from 15 to 85 % of the width'],
  [2000, 1500, '0.5,0.54', 'In the head of a page, no face is whole.'],
  [1800, 1200, '0.8,0.15', 'whole from 3 to 27 % of the height and from 24 to 94 % of the width'],
])('of one of %i by %i, with eyes at %s, is said: %s', async (width, height, eyes, words) => {
  await photo(width, height).jpeg().toFile(at('in.jpg'))
  expect((await added('in.jpg', eyes)).said).toContain(words)
})

test.each([
  ['about', 'from 17 to 27 % of the height'],
  ['contact', 'from 14 to 35 % of the height'],
])('of %s, whose head is another one, is said: whole %s', async (name, words) => {
  await photo(1800, 1200).jpeg().toFile(at('in.jpg'))
  const said = await addPicture(at(), at('in.jpg'), name, options)
  expect(said.at(-1)).toContain(words)
})

test('an upright one is right for the first screen of a phone', async () => {
  await photo(1500, 2000).jpeg().toFile(at('in.jpg'))
  const said = await addPicture(at(), at('in.jpg'), 'hero-portrait', options)
  expect(said.at(-1)).not.toContain('upright')
})

/** sharp makes no HEIC: the same container, with its name. */
const heic = async () => {
  const file = await photo(1600, 900).avif({ effort: 0 }).toBuffer()
  return Buffer.from(file.toString('latin1').replace('ftypavif', 'ftypheic'), 'latin1')
}
const jpeg = (width = 1600, height = 900) => photo(width, height).jpeg().toBuffer()

test.each([
  ['too small', () => jpeg(1199, 900), {}, /1199 pixels.*1200 or more/],
  ['HEIC', heic, {}, /is HEIC\. Export it as JPEG: on a Mac "sips/],
  ['no picture', () => Buffer.from('words'), {}, /cannot be read.*Export it as JPEG/],
  ['named badly', jpeg, { name: 'Ring 1' }, /no name/],
  ['not described', jpeg, { alt: ' ' }, /Say what it shows/],
  [
    'given eyes outside of it',
    jpeg,
    { eyes: '50,25' },
    /Say where the eyes are.*--eyes 0\.5,0\.25/,
  ],
])('a picture that is %s is refused, and nothing changes', async (_, make, changed, why) => {
  writeFileSync(at('in.jpg'), await make())
  const { name, ...said } = { name: 'ring', ...options, ...changed }
  await expect(addPicture(at(), at('in.jpg'), name, said)).rejects.toThrow(why)
  expect(readSources(at())).toEqual([])
})
