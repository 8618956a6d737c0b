import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { filmFaults } from './films'
import { readSources, writeSources } from './sources'

let root: string
const films = readSources('.').filter(({ file }) => file.startsWith('hero.'))

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'films-'))
  mkdirSync(path.join(root, 'content/media'), { recursive: true })
  for (const type of ['mp4', 'webm'])
    cpSync(`content/media/hero.${type}`, path.join(root, `content/media/hero.${type}`))
})

afterEach(() => rmSync(root, { recursive: true }))

test('a film with two files of one size and length is taken', async () => {
  writeSources(root, films)
  expect(await filmFaults(root)).toEqual([])
})

test('a film of another size than media.json says is named', async () => {
  writeSources(
    root,
    films.map((film) => ({ ...film, width: 999 })),
  )
  expect(await filmFaults(root)).toEqual(
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
  writeSources(root, films)
  const faults = await filmFaults(root, limits)
  expect(faults).toHaveLength(2)
  for (const fault of faults) expect(fault).toMatch(line)
})
