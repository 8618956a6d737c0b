import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { useFolder } from '@/testing/folder'
import { keepAssets } from './keep-assets'

const DAY = 24 * 60 * 60 * 1000
const at = useFolder()

/** What `next build` leaves: its own files and nothing of the build before, but for the cache. */
async function build(names: readonly string[], day: number) {
  await rm(at('static'), { recursive: true, force: true })
  for (const name of names) {
    const file = at('static', name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, name)
  }
  await keepAssets(at(), day * DAY)
}

const isThere = (name: string) => existsSync(at('static', name))

test('scripts and styles of the build before are in the next one, as they were', async () => {
  await build(['chunks/a.js', 'chunks/old.js'], 0)
  await build(['chunks/a.js', 'chunks/new.js'], 100)
  expect(readFileSync(at('static/chunks/old.js'), 'utf8')).toBe('chunks/old.js')
  expect(isThere('chunks/new.js')).toBe(true)
})

test('a file of this build is never replaced by an earlier one', async () => {
  await build(['same.js'], 0)
  await rm(at('static'), { recursive: true })
  await mkdir(at('static'))
  await writeFile(at('static/same.js'), 'new')
  await keepAssets(at(), DAY)
  expect(readFileSync(at('static/same.js'), 'utf8')).toBe('new')
})

test('files of builds of the last two weeks stay, of five at most', async () => {
  for (const day of [0, 1, 2, 3, 4, 5, 6]) await build([`${day}.js`], day)
  expect([0, 1, 2, 3, 4, 5, 6].filter((day) => isThere(`${day}.js`))).toEqual([1, 2, 3, 4, 5, 6])
  await build(['later.js'], 18)
  expect([0, 1, 2, 3, 4, 5, 6].filter((day) => isThere(`${day}.js`))).toEqual([4, 5, 6])
})

test('the same build once more pushes out none of the others', async () => {
  await build(['first.js'], 0)
  for (let times = 0; times < 6; times++) await build(['second.js'], 1)
  expect(isThere('first.js')).toBe(true)
})

test('what no build is kept of takes no room', async () => {
  await build(['gone.js'], 0)
  await build(['second.js'], 100)
  await build(['third.js'], 200)
  expect(existsSync(at('cache/kept-assets/files/gone.js'))).toBe(false)
  expect(existsSync(at('cache/kept-assets/files/second.js'))).toBe(true)
})
