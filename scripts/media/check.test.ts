import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { useFolder } from '@/testing/folder'
import { sourceFaults } from './check'
import { makeOutputs, staleOutputs } from './outputs'
import { planMedia } from './plan'
import { hashOf } from './sources'

const at = useFolder()
const write = (file: string, text: string) => writeFileSync(at(file), text)
const describeSources = (change: object = {}) =>
  write(
    'content/media/media.json',
    JSON.stringify(
      [
        { file: 'ring.jpg', width: 900, height: 600, alt: 'A ring', focus: [0.5, 0.29], ...change },
      ].map((one) => ({ described: hashOf(at(), one.file), colours: '#211,#100', ...one })),
    ),
  )

/** What is to be made, with nothing that takes long to encode. */
function plan() {
  const { outputs, manifests } = planMedia(at())
  const make = () => Promise.resolve(Buffer.from('made'))
  return { outputs: outputs.map(({ address }) => ({ address, make })), manifests }
}
const reported = () => [...sourceFaults(at()), ...staleOutputs(at(), plan())]

beforeEach(async () => {
  mkdirSync(at('content/media'), { recursive: true })
  for (const file of ['ring.jpg', 'hero.mp4', 'hero.webm']) write(`content/media/${file}`, file)
  describeSources()
  await makeOutputs(at(), plan(), () => undefined)
})

const ringDiffers = 'content/pictures.json: ring is not what'
const heroDiffers = 'content/videos.json: hero is not what'
const outputs = () => planMedia(at()).outputs.map(({ address }) => `public${address}`)

test.each<[string, () => unknown, ...string[]]>([
  ['nothing when all is as the sources ask for it', () => undefined],
  ['changed words', () => describeSources({ alt: 'An octagon' }), ringDiffers],
  ['other colours', () => describeSources({ colours: '#fff,#fff' }), ringDiffers],
  ['a missing output', () => rmSync(at(outputs()[0] ?? '')), 'avif is missing or old'],
  [
    'an output that nothing uses',
    () => write('public/content/pictures/ring-480.old.avif', ''),
    'old.avif is not used',
  ],
])('reported is %s', (_, change, ...lines) => {
  change()
  expect(reported()).toEqual(lines.map((line) => expect.stringContaining(line) as string))
})

test.each([
  ['picture', 'ring.jpg', 'another', 'ring.jpg has changed, its description not', ringDiffers],
  ['film', 'hero.webm', 'x'.repeat(1_500_001), 'hero.webm has 1500001 bytes: at most', heroDiffers],
])(
  'what is wrong with a changed %s is reported, with the outputs that it lacks',
  async (_, source, text, fault, differs) => {
    write(`content/media/${source}`, text)
    const [first, second, ...others] = reported()
    expect(first).toContain(fault)
    expect(second).toContain(differs)
    expect(others.join('\n')).toMatch(/ is missing or old\n.* is not used$/s)
    await makeOutputs(at(), plan(), () => undefined)
    expect(reported()).toEqual([first])
  },
)

test('a file whose name stays is made anew when what it is drawn from changes', async () => {
  const drawn = (hash: string) => ({
    outputs: [
      { address: '/social-images/index.jpg', make: () => Promise.resolve(Buffer.from(hash)) },
    ],
    manifests: { 'content/social-images.json': { '/social-images/index.jpg': hash } },
  })
  const file = at('public/social-images/index.jpg')
  const made: string[] = []
  for (const hash of ['one', 'two', 'two'])
    await makeOutputs(at(), drawn(hash), (address) => made.push(address))
  expect(readFileSync(file, 'utf8')).toBe('two')
  expect(made).toEqual(['/social-images/index.jpg', '/social-images/index.jpg'])
})

test.each([{ focus: [0.5, 1.2] }, { alt: '' }])(
  'a focus outside the picture or a missing text is refused: %j',
  (change) => {
    describeSources(change)
    expect(reported).toThrow()
  },
)
