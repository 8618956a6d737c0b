import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { staleMedia } from './check'
import { manifestText, listOutputs, planMedia, encodedWidths } from './plan'

let root: string
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
const describeSources = (change: object = {}) =>
  write(
    'content/media/media.json',
    JSON.stringify([
      { file: 'ring.jpg', width: 900, height: 600, alt: 'A ring', focus: [0.5, 0.29], ...change },
      { file: 'hero.mp4', width: 1280, height: 720, alt: 'A hall', focus: [0.5, 0.5] },
      { file: 'hero.webm', width: 1280, height: 720, alt: 'A hall', focus: [0.5, 0.5] },
    ]),
  )

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'media-'))
  for (const folder of ['content/media', 'public/content/pictures', 'public/content/videos'])
    mkdirSync(path.join(root, folder), { recursive: true })
  describeSources()
  for (const file of ['ring.jpg', 'hero.mp4', 'hero.webm']) write(`content/media/${file}`, file)
  const plan = planMedia(root)
  write(
    'content/pictures.json',
    manifestText({ ring: { ...plan.pictures.ring, colours: '#211,#100' } }),
  )
  write('content/videos.json', manifestText(plan.videos))
  for (const file of listOutputs(plan)) write(`public${file}`, '')
})

afterEach(() => rmSync(root, { recursive: true }))

test('nothing is reported when outputs and manifests are what the sources ask for', () => {
  expect(staleMedia(root)).toEqual([])
})

test('a changed picture is reported by name, with the outputs it lacks', () => {
  write('content/media/ring.jpg', 'another ring')
  expect(staleMedia(root)).toContain(
    'content/pictures.json: ring is not what content/media/ and the settings say',
  )
  expect(staleMedia(root)).toContainEqual(expect.stringMatching(/ring-480\.\w+\.avif is missing$/))
})

test('a changed video is reported', () => {
  write('content/media/hero.webm', 'another film')
  expect(staleMedia(root)).toContain(
    'content/videos.json: hero is not what content/media/ and the settings say',
  )
})

test('changed words are reported although no file has to be encoded', () => {
  describeSources({ alt: 'An octagon' })
  expect(staleMedia(root)).toEqual([
    'content/pictures.json: ring is not what content/media/ and the settings say',
  ])
})

test('a picture whose colours are not known is reported', () => {
  const { ring } = planMedia(root).pictures
  write('content/pictures.json', manifestText({ ring: { ...ring, colours: undefined } }))
  expect(staleMedia(root)).toEqual([
    'content/pictures.json: ring is not what content/media/ and the settings say',
  ])
})

test('a missing output is reported', () => {
  const file = planMedia(root).pictures['ring']?.files[0]?.webp ?? ''
  rmSync(path.join(root, 'public', file))
  expect(staleMedia(root)).toEqual([`public${file} is missing`])
})

test('an output that no picture uses is reported', () => {
  write('public/content/pictures/ring-480.old.avif', '')
  expect(staleMedia(root)).toEqual(['public/content/pictures/ring-480.old.avif is not used'])
})

test('a source that nothing describes is reported', () => {
  write('content/media/cage.jpg', '')
  expect(staleMedia(root)).toEqual(['content/media/cage.jpg is not in media.json'])
})

test.each([{ focus: [0.5, 1.2] }, { focus: [-0.1, 0.5] }, { alt: '' }])(
  'a focus outside the picture or a missing text is refused: %j',
  (change) => {
    describeSources(change)
    expect(() => staleMedia(root)).toThrow()
  },
)

test('the focus is given as a position for CSS', () => {
  expect(planMedia(root).pictures['ring']?.focus).toBe('50% 29%')
})

test('no picture is encoded wider than its source', () => {
  expect(encodedWidths('ring', 900)).toEqual([480, 720, 900])
})

test('a picture used in several slots has the widths of all of them', () => {
  expect(encodedWidths('club-bandra-octagon', 1600)).toEqual([240, 480, 720, 1080, 1600])
})

test.each([
  ['as all others do, where it is 480 pixels wide', {}, 480, 45],
  ['less, where phones show it over the full width', {}, 720, 30],
  ['its own, if that is less', { quality: 26 }, 720, 26],
  ['no more than all others, whatever its own', { quality: 42 }, 720, 30],
])('a picture has %s, as its quality', (_, change, width, quality) => {
  describeSources(change)
  const { pictures, encoders } = planMedia(root)
  const { avif = '' } = pictures['ring']?.files.find((one) => one.width === width) ?? {}
  expect(encoders[avif]?.quality).toBe(quality)
})
