import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { houseProblems } from './house'

const entries = [
  'components/forms/form.tsx',
  'app/(site)/getpass/page.tsx',
  'lib/leads/submit.ts',
  'lib/leads/deliver.ts',
  'app/(site)/page.tsx',
  'app/(site)/news-readmore/[newsid]/page.tsx',
  'server/front-door.ts',
]

let root: string

function write(file: string, text: string) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'house-'))
  for (const room of ['content', 'sandbox', 'scripts', 'testing'])
    mkdirSync(path.join(root, room), { recursive: true })
  for (const entry of entries) write(entry, '')
})

afterEach(() => rmSync(root, { recursive: true }))

/** Names of files that a file imports, and their text. */
const imports = (names: readonly string[]) => names.map((name) => `import '@/${name}'\n`).join('')
const many = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${folder}${at % 2}/file-${at}`)

test('a folder holds twenty files of source; tests and types beside them are not counted', async () => {
  for (let at = 0; at < 20; at++) write(`lib/news/${at}.ts`, '')
  write('lib/news/a.test.ts', '')
  write('lib/news/a.d.ts', '')
  expect(await houseProblems(root)).toEqual([])
  write('lib/news/20.ts', '')
  expect(await houseProblems(root)).toEqual(['lib/news: 21 files, more than 20'])
})

test('a walk counts what is imported and what is loaded late, but not types, styles and content', async () => {
  const names = many('lib/room', 28)
  for (const name of names) write(`${name}.ts`, 'export type A = string')
  write('lib/types.ts', 'export type A = string')
  write('content/words.ts', '')
  write('lib/look.module.css', '')
  const others = `import type { A } from '@/lib/types'
    import '@/content/words'
    import '@/lib/look.module.css'
    export const a: A = ''\n`
  write('app/(site)/page.tsx', imports(names) + others)
  expect(await houseProblems(root)).toEqual([])
  write('lib/late.ts', '')
  write('app/(site)/page.tsx', `${imports(names)}${others}void import('@/lib/late')\n`)
  expect(await houseProblems(root)).toEqual([
    'app/(site)/page.tsx: the home page is 30 files, not 29',
  ])
})

test('a request has a limit of its own for what it passes in the server', async () => {
  const names = many('server/part', 19)
  for (const name of names) write(`${name}.ts`, '')
  write('server/front-door.ts', imports(names))
  expect(await houseProblems(root)).toEqual([
    'server/front-door.ts: a request before Next is 20 files of server, not 15',
  ])
})
