import { readdir, stat, utimes } from 'node:fs/promises'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import type {
  CachedRouteKind,
  CachedRouteValue,
  IncrementalCachedAppPageValue,
  IncrementalCacheKind,
} from 'next/dist/server/response-cache'
import { useFolder } from '@/testing/folder'
import { PageCache } from './cache'

/*
 * Read from Next.js 16.4.5. When a type or a test fails after an update, compare
 * `next/dist/server/lib/incremental-cache/file-system-cache.js` with the last release: what `get` and `set`
 * take and give, and how a key becomes a file.
 */

/** As if a page had been optimised. */
jest.mock('./optimise', () => ({
  optimiseIfPossible: (html: string) => ({ html: `${html} optimised`, policy: 'its policy' }),
}))

const at = useFolder()

const options = () => ({
  _requestHeaders: {},
  fs: nodeFs,
  flushToDisk: true,
  serverDistDir: at(),
  revalidatedTags: [],
  maxMemoryCacheSize: 0,
})
const cache = () => new PageCache(options())

const page = (html: string, status = 200): IncrementalCachedAppPageValue => ({
  kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
  html,
  rscData: Buffer.from(''),
  headers: {},
  status,
  postponed: undefined,
  segmentData: undefined,
})

const file = (status: number): CachedRouteValue => ({
  kind: 'APP_ROUTE' as CachedRouteKind.APP_ROUTE,
  body: Buffer.from(String(status)),
  headers: {},
  status,
})

const context = {
  kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE,
  cacheControl: { revalidate: 60, expire: undefined },
  isFallback: false,
}
const contextOf = (value: { kind: unknown }) => ({
  ...context,
  kind: value.kind as typeof context.kind,
})
const HTML = '<h1>Page</h1>'
const missing = page('<html id="__next_error__"></html>', 404)
/** An article that could not be read yet. */
const unknown = page('<meta name="unread-article" content="true"/><h1>News</h1>')

async function ageOf(address: string) {
  const entry = await cache().get(address, context)
  return performance.timeOrigin + performance.now() - (entry?.lastModified ?? 0)
}

test('an entry that is no page stays as it is, and so does a missing one', async () => {
  const feed = file(200)
  await cache().set('/feed', feed, contextOf(feed))
  expect(feed.headers).toEqual({})
  expect(await cache().get('/nothing', context)).toBeNull()
  expect(await readdir(at('app'))).toEqual(['feed.body', 'feed.meta'])
})

test.each([
  [-24 * 3_600_000, true],
  [-61_000, true],
  [-30_000, false],
  [1_000, false],
  [5 * 3_600_000, true],
])('an entry whose time is %d ms from now is stale: %s', async (ms, stale) => {
  await cache().set('/news', page(HTML), context)
  const time = new Date(Date.now() + ms)
  await utimes(at('app/news.html'), time, time)
  expect((await ageOf('/news')) > 60_000).toBe(stale)
})

test('a clock that was set after the start makes no entry older or younger than it is', async () => {
  await cache().set('/news', page(HTML), context)
  const time = new Date(Date.now() + 3_600_000)
  await utimes(at('app/news.html'), time, time)
  const now = jest.spyOn(Date, 'now').mockReturnValue(time.getTime() + 20_000)
  expect((await ageOf('/news')) / 1000).toBeCloseTo(20, -1)
  now.mockRestore()
})

test.each([
  ['a page', page(HTML), missing],
  ['a social image', file(200), file(404)],
])(
  '%s that is gone is kept in no way, and back as soon as it is there again',
  async (_, before, gone) => {
    const same = contextOf(before)
    await cache().set('/news/16', { ...before }, same)
    await cache().set('/news/16', { ...gone }, same)
    expect(await cache().get('/news/16', same)).toBeNull()
    expect(await readdir(at('app/news'))).toEqual([])
    await cache().set('/news/16', { ...before }, same)
    expect(await cache().get('/news/16', same)).toMatchObject({ value: { status: 200 } })
  },
)

test.each([
  ['an article that could not be read', page(HTML), unknown, { html: `${HTML} optimised` }],
  ['a social image in whose place another one stands', file(200), file(302), { status: 200 }],
])('%s is kept only in the place of what was there before', async (_, before, after, kept) => {
  const same = contextOf(before)
  await cache().set('/invented', { ...after }, same)
  expect(await readdir(at())).not.toContain('app')
  await cache().set('/known', before, same)
  await cache().set('/known', { ...after }, same)
  expect(await cache().get('/known', same)).toMatchObject({ value: kept })
})

test('an article that could not be read is not kept by the caches in front either', async () => {
  const stored = { ...unknown }
  await cache().set('/invented', stored, context)
  expect(stored.headers).toMatchObject({ 'cache-control': 'no-store' })
})

test('a page is optimised once, is sent as it is kept, and is kept without what only a router would read', async () => {
  const made = {
    ...page(HTML),
    rscData: Buffer.alloc(300_000),
    segmentData: new Map([['/a', Buffer.alloc(9)]]),
  }
  await cache().set('/news', made, context)
  const optimised = { html: `${HTML} optimised` }
  expect(made).toMatchObject(optimised)
  const entry = await cache().get('/news', context)
  expect(entry?.value).toMatchObject(optimised)
  await cache().set('/news', entry?.value ?? null, context)
  expect((await cache().get('/news', context))?.value).toMatchObject(optimised)
  const files = await readdir(at('app'))
  const sizes = await Promise.all(files.map(async (name) => (await stat(at('app', name))).size))
  expect(sizes.reduce((all, size) => all + size)).toBeLessThan(500)
})
