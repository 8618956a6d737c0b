import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { staleMedia } from './check'
import { manifestText, listOutputs, planMedia } from './plan'
import { hashOf } from './sources'

let root: string
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
const describeSources = (change: object = {}) =>
  write(
    'content/media/media.json',
    JSON.stringify(
      [
        { file: 'ring.jpg', width: 900, height: 600, alt: 'A ring', focus: [0.5, 0.29], ...change },
        { file: 'hero.mp4', width: 1280, height: 720, alt: 'A hall', focus: [0.5, 0.5] },
        { file: 'hero.webm', width: 1280, height: 720, alt: 'A hall', focus: [0.5, 0.5] },
      ].map((one) => ({ described: hashOf(root, one.file), ...one })),
    ),
  )

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'media-'))
  for (const folder of ['content/media', 'public/content/pictures', 'public/content/videos'])
    mkdirSync(path.join(root, folder), { recursive: true })
  for (const file of ['ring.jpg', 'hero.mp4', 'hero.webm']) write(`content/media/${file}`, file)
  describeSources()
  const plan = planMedia(root)
  write(
    'content/pictures.json',
    manifestText({ ring: { ...plan.pictures.ring, colours: '#211,#100' } }),
  )
  write('content/videos.json', manifestText(plan.videos))
  for (const file of listOutputs(plan)) write(`public${file}`, '')
})

afterEach(() => rmSync(root, { recursive: true }))

const ringDiffers = 'content/pictures.json: ring is not what content/media/ and the settings say'
const heroDiffers = 'content/videos.json: hero is not what content/media/ and the settings say'
const firstFile = () => planMedia(root).pictures['ring']?.files[0]?.webp ?? ''

test.each<[string, () => unknown, ...string[]]>([
  ['nothing when all is as the sources ask for it', () => undefined],
  ['changed words', () => describeSources({ alt: 'An octagon' }), ringDiffers],
  [
    'a picture whose colours are not known',
    () => {
      const { ring } = planMedia(root).pictures
      write('content/pictures.json', manifestText({ ring: { ...ring, colours: undefined } }))
    },
    ringDiffers,
  ],
  ['a source that nothing describes', () => write('content/media/cage.jpg', ''), 'cage.jpg is not'],
  ['a missing output', () => rmSync(path.join(root, 'public', firstFile())), 'webp is missing'],
  [
    'an output that nothing uses',
    () => write('public/content/pictures/ring-480.old.avif', ''),
    'old.avif is not used',
  ],
])('reported is %s', (_, change, ...lines) => {
  change()
  const reported = staleMedia(root)
  expect(reported).toEqual(lines.map((line) => expect.stringContaining(line) as string))
})

test.each([
  ['ring.jpg', ringDiffers],
  ['hero.webm', heroDiffers],
])(
  'a changed %s is reported, with its old description and the outputs that it lacks',
  (source, line) => {
    write(`content/media/${source}`, 'another')
    const [description, first, ...others] = staleMedia(root)
    expect(description).toContain(`${source} has changed, its description not`)
    expect(first).toBe(line)
    expect(others.join('\n')).toMatch(/ is missing\n.* is not used$/s)
  },
)

test.each([{ focus: [0.5, 1.2] }, { alt: '' }])(
  'a focus outside the picture or a missing text is refused: %j',
  (change) => {
    describeSources(change)
    expect(() => staleMedia(root)).toThrow()
  },
)
