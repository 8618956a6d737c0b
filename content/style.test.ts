import { readFileSync } from 'node:fs'
import { contentModules } from '@/testing/content-modules'
import pictures from './pictures.json'

const specification = readFileSync('docs/specification.txt', 'utf8')
const list = readFileSync('docs/style.md', 'utf8').split('\n## Terms\n')[1] ?? ''
const lines = list.match(/^- .* not `.*$/gm) ?? []

/** The whole word, without a letter before or after it. */
const pattern = (word: string) =>
  new RegExp(
    word
      .replace(/[.+?]/g, '\\$&')
      .replace(/^(?=[\p{L}\p{N}])/u, '(?<![\\p{L}\\p{N}-])')
      .replace(/(?<=[\p{L}\p{N}])$/u, '(?![\\p{L}\\p{N}])'),
    'u',
  )

const unwanted = lines.flatMap((line) =>
  [...line.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({ word, pattern: pattern(word) })),
)

/** Visitors do not read addresses and names of files and fields. */
const isText = (text: string) => / /.test(text) || /^[A-Z]/.test(text)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return isText(value) ? [value] : []
  if (value instanceof Map) return textsIn([...value.values()])
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : []
}

const found = (texts: readonly string[]) =>
  [...new Set(texts)]
    .filter((text) => !specification.includes(text))
    .flatMap((text) =>
      unwanted.filter(({ pattern }) => pattern.test(text)).map(({ word }) => [word, text]),
    )

test('the list has words to look for, and they are found', () => {
  expect(unwanted.length).toBeGreaterThan(40)
  expect(found(['A ladies night of Brazilian jiu-jitsu'])).toHaveLength(2)
  expect(found(['Core (5,000 sq.ft)'])).toEqual([])
})

test('no text of the site writes a term in another way than docs/style.md', async () => {
  const texts = textsIn(await contentModules())
  expect(texts.length).toBeGreaterThan(500)
  expect(found(texts)).toEqual([])
})

test('a number and its unit stay on one line', async () => {
  const parted =
    /[\d+] (minutes?|hours?|days?|weeks?|months?|years?|km|sq|Cr|crore)\b|\bsq ft\b(?!, opt)/
  const texts = textsIn(await contentModules()).filter((text) => !specification.includes(text))
  expect(texts.filter((text) => parted.test(text))).toEqual([])
})

test('no description of a picture does either', () => {
  expect(found(Object.values(pictures).map(({ alt }) => alt))).toEqual([])
})
