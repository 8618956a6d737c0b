import { readdirSync } from 'node:fs'
import { routes } from '@/e2e/routes'
import { indexedPages } from './indexed-pages'

/** The address of a page's file, with its parameters as patterns. */
const addressOf = (file: string) =>
  new RegExp(
    `^/${file
      .split('/')
      .slice(0, -1)
      .filter((part) => !/^\(|^\[\[/.test(part))
      .map((part) => part.replace(/^\[.*\]$/, '[^/]+'))
      .join('/')}$`,
  )

const pages = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('page.tsx'),
)

test('every page of the site is on the list that is tested', () => {
  expect(pages.length).toBeGreaterThan(25)
  for (const file of pages)
    expect([file, routes.some((route) => addressOf(file).test(route))]).toEqual([file, true])
})

test('every address on the list has a page, and none is there twice', () => {
  const patterns = pages.map(addressOf)
  expect(routes.filter((route) => !patterns.some((one) => one.test(route)))).toEqual([])
  expect(new Set(indexedPages).size).toBe(indexedPages.length)
})
