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

const page = (html: string) => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from(''),
  headers: {},
  status: 200,
})

const context = {
  kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE,
  cacheControl: { revalidate: 60 },
  isFallback: false,
}
const HTML = '<h1>Page</h1>'

test('an entry that is no page stays as it is, and so does a missing one', async () => {
  const feed = { kind: 'APP_ROUTE', body: Buffer.from('<rss/>'), headers: {}, status: 200 }
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
  const entry = await cache().get('/news', context)
  const age = performance.timeOrigin + performance.now() - (entry?.lastModified ?? 0)
  expect(age > 60_000).toBe(stale)
  expect(age).toBeLessThan(365 * 24 * 3_600_000)
})

test('a clock that was set after the start makes no entry older or younger than it is', async () => {
  await cache().set('/news', page(HTML), context)
  const at = new Date(Date.now() + 3_600_000)
  await utimes(join(folder, 'app', 'news.html'), at, at)
  const now = jest.spyOn(Date, 'now').mockReturnValue(at.getTime() + 20_000)
  const entry = await cache().get('/news', context)
  now.mockRestore()
  const age = performance.timeOrigin + performance.now() - (entry?.lastModified ?? 0)
  expect(age / 1000).toBeCloseTo(20, -1)
})

describe('a page that was not found', () => {
  const missing = () => ({ ...page('<html id="__next_error__"></html>'), status: 404 })

  test('leaves nothing on the disk', async () => {
    await cache().set('/wrong', missing(), context)
    expect(await readdir(folder)).toEqual([])
  })

  test('takes the place of one that was there before', async () => {
    await cache().set('/taken-back', page('<p>News</p>'), context)
    await cache().set('/taken-back', missing(), context)
    expect(await cache().get('/taken-back', context)).toHaveProperty('value.status', 404)
  })
})

describe('the card of an article', () => {
  const card = (status: number) => ({
    kind: 'APP_ROUTE',
    body: Buffer.from(String(status)),
    headers: {},
    status,
  })
  const route = { ...context, kind: 'APP_ROUTE' as IncrementalCacheKind.APP_ROUTE }

  test('leaves nothing on the disk when there is no such article, or another card stands in', async () => {
    await cache().set('/wrong.jpg', card(404), route)
    await cache().set('/unknown.jpg', card(302), route)
    expect(await readdir(folder)).toEqual([])
  })

  test('goes when the article is taken back, and stays when another card stands in', async () => {
    await cache().set('/card.jpg', card(200), route)
    await cache().set('/card.jpg', card(302), route)
    expect(await cache().get('/card.jpg', route)).toHaveProperty('value.status', 200)
    await cache().set('/card.jpg', card(404), route)
    expect(await cache().get('/card.jpg', route)).toHaveProperty('value.status', 404)
  })
})

describe('an article that could not be read yet, which search engines are to leave out', () => {
  const unknown = () => page('<meta name="robots" content="noindex"/><h1>News</h1>')

  test('leaves nothing on the disk', async () => {
    await cache().set('/invented', unknown(), context)
    expect(await readdir(folder)).toEqual([])
  })

  test('is not kept by the caches in front either', async () => {
    const stored = unknown()
    await cache().set('/invented', stored, context)
    expect(stored.headers).toEqual({ 'cache-control': 'no-store' })
  })

  test('does not take the place of one that was there before', async () => {
    await cache().set('/known', page('<p>News</p>'), context)
    await cache().set('/known', unknown(), context)
    expect(await cache().get('/known', context)).toHaveProperty('value.html', '<p>News</p>')
  })
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
