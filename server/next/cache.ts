import { rm } from 'node:fs/promises'
import path from 'node:path'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import type {
  CachedRouteValue,
  IncrementalCachedAppPageValue,
  IncrementalCacheValue,
} from 'next/dist/server/response-cache'
import { unreadArticle } from '@/lib/seo/metadata'
import { optimiseIfPossible } from './optimise'

/*
 * Format 3 of 6: the class of Next.js's own cache on the disk, its values and its keys. Read from
 * Next.js 16.4.5; `cache.test.ts` says what to do when it changes.
 */

type Get = Parameters<FileSystemCache['get']>
type Put = Parameters<FileSystemCache['set']>

type CachedValue = IncrementalCachedAppPageValue | CachedRouteValue

/** A page, or the response of a route: the site has nothing else in the cache. */
const isResponse = (value: IncrementalCacheValue | null | undefined): value is CachedValue =>
  /^APP_(PAGE|ROUTE)$/.test(String(value?.kind))

/** An article that could not be read yet says so. */
const isUnread = ({ html }: IncrementalCachedAppPageValue) =>
  html.includes(`<meta name="${unreadArticle}"`)

/** Optimises a page in place: Next sends its first visitor what was given to the cache. */
function optimise(page: IncrementalCachedAppPageValue, build: string) {
  const { html, policy } = optimiseIfPossible(page.html, build)
  page.html = html
  page.headers = { ...page.headers, 'content-security-policy': policy }
  // What the router of Next would ask for: the pipeline lets no such request in.
  page.rscData = Buffer.alloc(0)
  page.segmentData = undefined
}

/**
 * The cache of the pages and files that Next makes after the build: those of the news. It differs from
 * Next's own in this:
 * - A page is optimised before it is kept, and kept without what only Next's router would ask for.
 * - A 404 is not kept, and takes away what it replaces. An article that could not be read yet, and a social
 *   image that redirects to another one, are not kept and replace nothing: there are as many entries as
 *   articles.
 */
export class PageCache extends FileSystemCache {
  readonly #folder: string

  constructor(context: ConstructorParameters<typeof FileSystemCache>[0]) {
    super(context)
    this.#folder = context.serverDistDir
  }

  override async get(...[key, context]: Get): Promise<CacheHandlerValue | null> {
    const entry = await super.get(key, context)
    if (!isResponse(entry?.value) || !Number(entry.lastModified)) return entry
    // Next compares the time with a clock that starts with the process. A machine's clock may be set
    // later, also back: an entry from the future is old.
    const age = Math.abs(Date.now() - entry.lastModified)
    return { ...entry, lastModified: performance.timeOrigin + performance.now() - age }
  }

  override async set(...[key, value, context]: Put): Promise<void> {
    if (!isResponse(value)) return
    const isMissing = value.status === 404
    const isPage = 'html' in value
    const isNew = isPage && !value.headers?.['content-security-policy']
    if (isNew && !isMissing) optimise(value, path.join(this.#folder, '..'))
    if (isMissing) return this.#remove(key, value)
    const isUnknown = isPage && isUnread(value)
    if (isUnknown) value.headers = { ...value.headers, 'cache-control': 'no-store' }
    if (isUnknown || (!isPage && value.status === 302)) return
    await super.set(key, value, context)
  }

  /** Next would make a page anew from its own 404 as another 404, whatever the page says by then. */
  async #remove(key: string, { kind }: CachedValue): Promise<void> {
    const own = this as unknown as { getFilePath: (key: string, kind: string) => string }
    const files = ['.html', '.rsc', '.body', '.meta'].map((end) => own.getFilePath(key + end, kind))
    await Promise.all(files.map((file) => rm(file, { force: true })))
  }
}
