import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { addCompileHints, compressAssets } from './assets'

const CODE = `const a = ${'1 + '.repeat(400)}1\n`
let build: string
let chunks: string

beforeEach(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'build-'))
  chunks = path.join(build, 'static/chunks')
  await mkdir(chunks, { recursive: true })
  await writeFile(path.join(chunks, 'a.js'), CODE)
  await writeFile(path.join(chunks, 'b.css'), 'a{top:0}')
  await writeFile(path.join(build, 'static/c.woff2'), CODE)
})

afterEach(() => rm(build, { recursive: true }))

test('each script starts with the compile hint, once', async () => {
  await addCompileHints(build)
  await addCompileHints(build)
  expect(await readFile(path.join(chunks, 'a.js'), 'utf8')).toBe(
    `//# allFunctionsCalledOnLoad\n${CODE}`,
  )
  expect(await readFile(path.join(chunks, 'b.css'), 'utf8')).toBe('a{top:0}')
})

test('a text file that is worth it lies there in both forms, and another kind only as it was', async () => {
  await compressAssets(build)
  const read = (name: string) => readFile(path.join(chunks, name))
  expect(brotliDecompressSync(await read('a.js.br')).toString()).toBe(CODE)
  expect(gunzipSync(await read('a.js.gz')).toString()).toBe(CODE)
  expect(await readdir(chunks)).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'b.css'])
  expect((await readdir(path.join(build, 'static'))).sort()).toEqual(['c.woff2', 'chunks'])
})

test('what is compressed already is not compressed again', async () => {
  await compressAssets(build)
  await compressAssets(build)
  expect(await readdir(chunks)).toHaveLength(4)
})
