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
