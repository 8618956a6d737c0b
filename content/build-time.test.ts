import { globSync, readFileSync } from 'node:fs'

/** Helpers of client components, which run in browsers only, and clubs, which close on a day. */
const inBrowsers = /^components\/forms\/(draft|submission-id)|^content\/clubs\.ts/

test('no page that the build optimises shows the time of the build', () => {
  const files = globSync('{app,components,content}/**/*.{ts,tsx}').filter((file) => {
    const text = readFileSync(file, 'utf8')
    const isRefreshed = /^export const revalidate = [1-9]/m.test(text)
    const isInBrowsers = inBrowsers.test(file) || text.startsWith("'use client'")
    const readsClock = /\bnew Date\(\)|\bDate\.now\(\)/.test(text)
    return readsClock && !isRefreshed && !isInBrowsers && !/\.test\.tsx?$/.test(file)
  })
  expect(files).toEqual([])
})
