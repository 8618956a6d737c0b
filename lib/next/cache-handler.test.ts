import { remember } from '@/lib/remember'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import type { IncrementalCacheKind } from 'next/dist/server/response-cache'
import PageCache from './cache-handler.cjs'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
})

afterEach(() => rm(folder, { recursive: true }))

const cache = () =>
  new PageCache({
    _requestHeaders: {},
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: folder,
    revalidatedTags: [],
    maxMemoryCacheSize: 0,
  })

const page = (html: string, status = 200) => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from(''),
  headers: {},
  status,
})

const file = (status: number) => ({
  kind: 'APP_ROUTE',
  body: Buffer.from(String(status)),
  headers: {},
  status,
})

const context = {
  kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE,
  cacheControl: { revalidate: 60 },
  isFallback: false,
}
const HTML = '<h1>Page</h1>'
const missing = page('<html id="__next_error__"></html>', 404)
/** An article that could not be read yet, which search engines are to leave out. */
const unknown = page('<meta name="robots" content="noindex"/><h1>News</h1>')
const another = 'a social image in whose place another one stands'

async function ageOf(address: string) {
  const entry = await cache().get(address, context)
  return performance.timeOrigin + performance.now() - (entry?.lastModified ?? 0)
}

test('an entry that is no page stays as it is, and so does a missing one', async () => {
  const feed = file(200)
  await cache().set('/feed', feed, { ...context, kind: 'APP_ROUTE' })
  expect(feed.headers).toEqual({})
  expect(await cache().get('/nothing', context)).toBeNull()
  expect(await readdir(folder)).toEqual(['app'])
})

test.each([
  [400 * 24 * 3_600_000, true],
  [3_600_000, true],
  [-90_000, true],
  [-1_000, false],
])('an entry whose time is %d ms from now is stale: %s', async (ms, stale) => {
  await cache().set('/news', page(HTML), context)
  const at = new Date(Date.now() + ms)
  await utimes(join(folder, 'app', 'news.html'), at, at)
  const age = await ageOf('/news')
  expect(age > 60_000).toBe(stale)
  expect(age).toBeLessThan(365 * 24 * 3_600_000)
})

test('a clock that was set after the start makes no entry older or younger than it is', async () => {
  await cache().set('/news', page(HTML), context)
  const at = new Date(Date.now() + 3_600_000)
  await utimes(join(folder, 'app', 'news.html'), at, at)
  const now = jest.spyOn(Date, 'now').mockReturnValue(at.getTime() + 20_000)
  expect((await ageOf('/news')) / 1000).toBeCloseTo(20, -1)
  now.mockRestore()
})

test.each([
  ['a page that was not found', missing],
  ['an article that could not be read', unknown],
  ['the social image of no article', file(404)],
  [another, file(302)],
])('%s leaves nothing on the disk', async (_, value) => {
  await cache().set('/invented', value, { ...context, kind: value.kind })
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['a page that was not found takes', page(HTML), missing, { status: 404 }],
  ['an article that could not be read does not take', page(HTML), unknown, { html: HTML }],
  ['the social image of an article taken back takes', file(200), file(404), { status: 404 }],
  [`${another} does not take`, file(200), file(302), { status: 200 }],
])('%s the place of what was there before', async (_, before, after, kept) => {
  const same = { ...context, kind: before.kind as typeof context.kind }
  await cache().set('/known', before, same)
  await cache().set('/known', after, same)
  expect(await cache().get('/known', same)).toMatchObject({ value: kept })
})

test('an article that could not be read is not kept by the caches in front either', async () => {
  const stored = { ...unknown }
  await cache().set('/invented', stored, context)
  expect(stored.headers).toEqual({ 'cache-control': 'no-store' })
})

test('what became of each page that was made anew is told to whoever counts', async () => {
  const told: unknown[] = []
  remember('count render', () => (path: string, result: string) => void told.push({ path, result }))
  await cache().set('/a', page(HTML), context)
  await cache().set(
    '/route-cache/APP_PAGE/0a/$/b',
    page(`${HTML}<meta name="robots" content="noindex"/>`),
    context,
  )
  expect(told).toEqual([
    { path: '/a', result: 'kept' },
    { path: '/b', result: 'unknown' },
  ])
})
