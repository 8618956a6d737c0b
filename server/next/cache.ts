import path from 'node:path'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import type {
  CachedRouteValue,
  IncrementalCachedAppPageValue,
  IncrementalCacheValue,
} from 'next/dist/server/response-cache'
import { boundedFiles } from '@/server/bounded-files'
import { cacheControlOfPages } from '@/server/headers'
import { entityTag, type Reply } from '@/server/respond'
import { optimiseIfPossible } from './optimise'

/*
 * Format 3 of 6: the class of Next.js's own cache on the disk, its values and its keys. Read from
 * Next.js 16.4.5; `cache.test.ts` says what to do when it changes.
 */

type Get = Parameters<FileSystemCache['get']>
type Put = Parameters<FileSystemCache['set']>

/** File systems round the times of files. */
const slackMs = 2_000
/** Older than any refresh time of a page, and younger than the year after which a page is dropped. */
const staleMs = 24 * 3_600_000
const mostInMemory = 100

type CachedValue = IncrementalCachedAppPageValue | CachedRouteValue

/** A page, or the response of a route: the site has nothing else in the cache. */
const isResponse = (value: IncrementalCacheValue | null | undefined): value is CachedValue =>
  /^APP_(PAGE|ROUTE)$/.test(String(value?.kind))

/** Next puts a folder of its cache in front. */
const addressIn = (key: string) => key.replace(/^\/route-cache\/.*?\/\$/, '')

/** An article that could not be read yet says that search engines are to leave it out. */
const isUnknown = ({ html }: IncrementalCachedAppPageValue) =>
  html.includes('<meta name="robots" content="noindex"')

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
 * The age of an entry. Next compares its time with a clock that starts with the process. An entry from
 * the future, written while a clock was ahead, is stale.
 */
function ageMs({ lastModified }: CacheHandlerValue) {
  const age = Date.now() - lastModified
  return age < -slackMs ? staleMs : Math.max(age, 0)
}

/** How old a page may be before Next makes it anew. */
const refreshMs = (seconds: number | false | undefined) => Number(seconds || Infinity) * 1000

function replyFrom({ html, headers }: IncrementalCachedAppPageValue): Reply {
  const body = Buffer.from(html)
  const policy = String(headers?.['content-security-policy'])
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': cacheControlOfPages,
    },
    tag: entityTag(body),
    body,
  }
}

/**
 * The cache of the pages and files that Next makes after the build: those of the news. It differs from
 * Next's own in this:
 * - A page is optimised before it is kept, and kept without what only Next's router would ask for.
 * - A page that is not due for a refresh is answered from memory, without Next.
 * - A 404 is kept only where it replaces a page. An article that may not exist, and a social image that
 *   redirects to another one, are never kept and replace nothing.
 * - It has a limit: what was not asked for the longest is deleted.
 * @param mostBytes the limit
 */
export function pageCache(mostBytes = 128 * 1024 * 1024) {
  /** By address; until when a page is fresh is a time of a monotonic clock. */
  const memory = new Map<string, { reply: Reply; freshUntil: number }>()
  let files: ReturnType<typeof boundedFiles> | undefined

  function keepInMemory(address: string, page: IncrementalCachedAppPageValue, forMs: number) {
    memory.delete(address)
    memory.set(address, { reply: replyFrom(page), freshUntil: performance.now() + forMs })
    const [oldest] = memory.keys()
    if (oldest !== undefined && memory.size > mostInMemory) memory.delete(oldest)
  }

  class PageCache extends FileSystemCache {
    readonly #folder: string
    readonly #files: ReturnType<typeof boundedFiles>

    constructor(context: ConstructorParameters<typeof FileSystemCache>[0]) {
      super(context)
      this.#folder = context.serverDistDir
      this.#files = files ??= boundedFiles(path.join(this.#folder, 'route-cache'), mostBytes)
    }

    override async get(...[key, context]: Get): Promise<CacheHandlerValue | null> {
      const entry = await super.get(key, context)
      if (!isResponse(entry?.value) || !Number(entry.lastModified)) return entry
      this.#files.use(path.join(this.#folder, key))
      const age = ageMs(entry)
      const { value } = entry
      const left = refreshMs(entry.cacheControl?.revalidate) - age
      if ('html' in value && value.status !== 404 && left > 0 && left < Infinity)
        keepInMemory(addressIn(key), value, left)
      return { ...entry, lastModified: performance.timeOrigin + performance.now() - age }
    }

    override async set(...[key, value, context]: Put): Promise<void> {
      if (!isResponse(value)) return
      const isMissing = value.status === 404
      const isPage = 'html' in value
      const isNew = isPage && !value.headers?.['content-security-policy']
      if (isNew && !isMissing) optimise(value, path.join(this.#folder, '..'))
      memory.delete(addressIn(key))
      const unknown = isPage && !isMissing && isUnknown(value)
      if (unknown) value.headers = { ...value.headers, 'cache-control': 'no-store' }
      if (unknown || (!isPage && value.status === 302)) return
      if (isMissing && !(await super.get(key, { ...context, kind: value.kind } as never))) return
      await super.set(key, value, context)
      const content = isPage ? Buffer.byteLength(value.html) : value.body.length
      await this.#files.add(path.join(this.#folder, key), content)
    }
  }

  return {
    /** What Next is given as its cache. */
    Handler: PageCache,
    /** A page that was asked for lately and is not due for a refresh. */
    fresh: (address: string): Reply | undefined => {
      const kept = memory.get(address)
      return kept && kept.freshUntil > performance.now() ? kept.reply : undefined
    },
  }
}
