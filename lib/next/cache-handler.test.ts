import crypto from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import PageCache from './cache-handler.cjs'
import { PAGE } from './cache-control.cjs'
import { inlineScriptHashes } from '@/lib/security/inline-scripts.cjs'
import { contentSecurityPolicy } from '@/lib/security/policy.cjs'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
})

afterEach(() => rm(folder, { recursive: true }))

const cache = (memory = 0, Cache = PageCache) =>
  new Cache({
    _requestHeaders: {},
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: folder,
    revalidatedTags: [],
    maxMemoryCacheSize: memory,
  })

const page = (html: string, headers: Record<string, string> = {}) => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from(''),
  headers,
  status: 200,
})

const context = { kind: 'APP_PAGE', cacheControl: { revalidate: 60 }, isFallback: false }
const HTML = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const POLICY = contentSecurityPolicy(inlineScriptHashes(HTML))
const HEADERS = { 'cache-control': PAGE, 'content-security-policy': POLICY }

test('a page carries its policy from the moment it is stored, so that its first visitor has it', async () => {
  const stored = page(HTML)
  await cache().set('/a', stored, context)
  expect(stored.headers).toEqual(HEADERS)
})

test('caches in front are told by the page itself how long to keep it', async () => {
  await cache(0, FileSystemCache).set('/a', page(HTML, { 'cache-control': 'old' }), context)
  const entry = await cache().get('/a', context)
  expect(entry).toHaveProperty('value.headers.cache-control', PAGE)
})

test('a script that came into an article with foreign HTML is not allowed by its policy', async () => {
  const stored = page(`${HTML}<article><script>alert(document.cookie)</script></article>`)
  await cache().set('/news-readmore/1', stored, context)
  expect(stored.headers).toEqual(HEADERS)
})

test('a page read from the disk carries its policy beside its other headers', async () => {
  await cache(0, FileSystemCache).set('/a', page(HTML, { link: '</a.css>' }), context)
  const entry = await cache().get('/a', context)
  expect(entry).toHaveProperty('value.headers', {
    link: '</a.css>',
    ...HEADERS,
  })
})

test('a policy that was stored with other HTML is replaced', async () => {
  await cache(0, FileSystemCache).set(
    '/a',
    page(HTML, { 'content-security-policy': 'old' }),
    context,
  )
  const entry = await cache().get('/a', context)
  expect(entry).toHaveProperty('value.headers', HEADERS)
})

test('what is in memory is hashed once', async () => {
  const pages = cache(1e6)
  const hashed = jest.spyOn(crypto, 'createHash')
  await pages.set('/once', page(HTML), context)
  await pages.get('/once', context)
  await pages.get('/once', context)
  expect(hashed).toHaveBeenCalledTimes(1)
  hashed.mockRestore()
})

test('an entry that is no page stays as it is, and so does a missing one', async () => {
  const feed = { kind: 'APP_ROUTE', body: Buffer.from('<rss/>'), headers: {}, status: 200 }
  await cache().set('/feed', feed, { ...context, kind: 'APP_ROUTE' })
  expect(feed.headers).toEqual({})
  expect(await cache().get('/nothing', context)).toBeNull()
  expect(await readdir(folder)).toEqual(['app'])
})

describe('a page that was not found', () => {
  const missing = () => ({ ...page('<html id="__next_error__"></html>'), status: 404 })

  beforeEach(async () => {
    await mkdir(join(folder, 'app'))
    await writeFile(join(folder, 'app', '_not-found.html'), HTML)
  })

  test('is the prerendered 404 page, with the policy of that page', async () => {
    const stored = missing()
    await cache().set('/wrong', stored, context)
    expect(stored).toMatchObject({
      html: HTML,
      headers: { ...HEADERS, 'cache-control': 'no-store' },
    })
  })

  test('leaves nothing on the disk', async () => {
    await cache().set('/wrong', missing(), context)
    expect(await readdir(join(folder, 'app'))).toEqual(['_not-found.html'])
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
  const route = { ...context, kind: 'APP_ROUTE' }

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
  const listen = (message: unknown) => void told.push(message)
  subscribe('site.page.rendered', listen)
  await cache().set('/a', page(HTML), context)
  await cache().set(
    '/route-cache/APP_PAGE/0a/$/b',
    page(`${HTML}<meta name="robots" content="noindex"/>`),
    context,
  )
  unsubscribe('site.page.rendered', listen)
  expect(told).toEqual([
    { path: '/a', result: 'kept' },
    { path: '/b', result: 'unknown' },
  ])
})
