import { cpSync } from 'node:fs'
import { useFolder } from '@/testing/folder'
import { filmFaults } from './films'
import { readSources, writeSources } from './sources'

const at = useFolder()
const films = readSources('.').filter(({ file }) => file.startsWith('hero.'))

beforeEach(() => {
  for (const film of ['content/media/hero.mp4', 'content/media/hero.webm']) cpSync(film, at(film))
})

test('a film with two files of one size and length is taken', async () => {
  writeSources(at(), films)
  expect(await filmFaults(at())).toEqual([])
})

test('a film of another size than media.json says is named', async () => {
  writeSources(
    at(),
    films.map((film) => ({ ...film, width: 999 })),
  )
  expect(await filmFaults(at())).toEqual(
    ['mp4', 'webm'].map(
      (type) => expect.stringMatching(`hero.${type} is .*, media.json says 999×`) as string,
    ),
  )
})

test.each([
  ['heavy', { bytes: 1000 }, /^hero\.(mp4|webm) has \d+ bytes: at most 1000$/],
  ['long', { seconds: 1 }, /^hero\.(mp4|webm) is [\d.]+ s long: at most 1 s$/],
  ['wide', { width: 100 }, /^hero\.(mp4|webm) is \d+×\d+: at most 100 wide$/],
])('both files of a film that is too %s are named', async (_, limits, line) => {
  writeSources(at(), films)
  const faults = await filmFaults(at(), limits)
  expect(faults).toHaveLength(2)
  for (const fault of faults) expect(fault).toMatch(line)
})
