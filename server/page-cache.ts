import path from 'node:path'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import type { CacheHandlerValue } from 'next/dist/server/lib/incremental-cache'
import type {
  CachedRouteValue,
  IncrementalCachedAppPageValue,
  IncrementalCacheValue,
} from 'next/dist/server/response-cache'
import { log } from '@/lib/log'
import { isUpToDate } from '@/lib/news/current-news'
import { countRender } from '@/lib/next/request-metrics'
import { currentContext } from '@/lib/request-context'
import type { RequestContext } from '@/lib/runtime'
import { boundedFiles } from './bounded-files'
import { finishIfPossible } from './pages/finish'

type Get = Parameters<FileSystemCache['get']>
type Put = Parameters<FileSystemCache['set']>

/** File systems round the times of files. */
const slackMs = 2_000
/** Older than any refresh time of a page, and younger than the year after which a page is dropped. */
const staleMs = 24 * 3_600_000
/** In the cache only: no answer has it. */
const versionHeader = 'x-news-version'

type CachedValue = IncrementalCachedAppPageValue | CachedRouteValue

/** A page, or the answer of a route: the site has nothing else in the cache. */
const isResponse = (value: IncrementalCacheValue | null | undefined): value is CachedValue =>
  /^APP_(PAGE|ROUTE)$/.test(String(value?.kind))

/** Next puts a folder of its cache in front. */
const addressIn = (key: string) => key.replace(/^\/route-cache\/.*?\/\$/, '')

/** An article that could not be read yet says that search engines are to leave it out. */
const isUnknown = ({ html }: IncrementalCachedAppPageValue) =>
  html.includes('<meta name="robots" content="noindex"')

/** Finishes a page in place: Next sends its first visitor what was given to the cache. */
function finish(page: IncrementalCachedAppPageValue, build: string) {
  const { html, policy } = finishIfPossible(page.html, build)
  page.html = html
  page.headers = { ...page.headers, 'content-security-policy': policy }
  // What the router of Next would ask for: the front door lets no such request in.
  page.rscData = Buffer.alloc(0)
  page.segmentData = undefined
}

type NewsVersion = RequestContext['news']

/** The value with what the page was made from. */
const withVersion = (value: CachedValue, version: NewsVersion): CachedValue =>
  version
    ? { ...value, headers: { ...value.headers, [versionHeader]: JSON.stringify(version) } }
    : value

function takeVersion(value: CachedValue) {
  const { [versionHeader]: version, ...headers } = value.headers ?? {}
  const made = version === undefined ? undefined : (JSON.parse(String(version)) as NewsVersion)
  return { value: { ...value, headers }, made }
}

/**
 * The age of an entry. Next compares its time with a clock that starts with the process. An entry from
 * the future, written while a clock was ahead, is stale.
 */
function ageMs({ lastModified }: CacheHandlerValue) {
  const age = Date.now() - lastModified
  return age < -slackMs ? staleMs : Math.max(age, 0)
}

/** Has Next make the page at an address anew, behind the visitors. */
export type Render = (address: string) => Promise<void>

/**
 * The cache of the pages and files that Next makes after the build: those of the news. It differs from
 * Next's own in this:
 * - A page is finished before it is kept, and kept without what only Next's router would ask for.
 * - A page that is due for a refresh is made anew only when the backend says something else than it
 *   shows. Nobody waits for that.
 * - A 404 is kept only where it replaces a page. An article that may not exist, and a social image that
 *   redirects to another one, are never kept and replace nothing.
 * - It has a limit: what was not asked for the longest is deleted.
 * @param render makes a page anew in the background
 * @param mostBytes the limit
 */
export function pageCache(render: Render, mostBytes = 128 * 1024 * 1024) {
  const checking = new Set<string>()
  let files: ReturnType<typeof boundedFiles> | undefined

  async function renderIfChanged(address: string, made: NonNullable<NewsVersion>) {
    if (checking.has(address)) return
    checking.add(address)
    try {
      if (!(await isUpToDate(address, made))) await render(address)
    } catch (error) {
      log.warn({ err: error }, 'a page could not be refreshed')
    } finally {
      checking.delete(address)
    }
  }

  return class PageCache extends FileSystemCache {
    readonly #folder: string
    readonly #files: ReturnType<typeof boundedFiles>

    constructor(context: ConstructorParameters<typeof FileSystemCache>[0]) {
      super(context)
      this.#folder = context.serverDistDir
      this.#files = files ??= boundedFiles(path.join(this.#folder, 'route-cache'), mostBytes)
    }

    override async get(...[key, context]: Get): Promise<CacheHandlerValue | null> {
      const entry = await super.get(key, context)
      if (!isResponse(entry?.value) || !(entry.lastModified > 0)) return entry
      this.#files.use(path.join(this.#folder, key))
      const { value, made } = takeVersion(entry.value)
      const age = ageMs(entry)
      const isDue = age > Number(entry.cacheControl?.revalidate || Infinity) * 1000
      const isChecked = isDue && made && !currentContext()?.isRefresh
      if (isChecked) void renderIfChanged(addressIn(key), made)
      const now = performance.timeOrigin + performance.now()
      return { ...entry, value, lastModified: now - (isChecked ? 0 : age) }
    }

    override async set(...[key, value, context]: Put): Promise<void> {
      if (!isResponse(value)) return
      const isMissing = value.status === 404
      const isPage = 'html' in value
      const isNew = isPage && !value.headers?.['content-security-policy']
      if (isPage && isNew && !isMissing) finish(value, path.join(this.#folder, '..'))
      const unknown = isPage && !isMissing && isUnknown(value)
      const result = isMissing ? 'missing' : unknown ? 'unknown' : 'kept'
      if (isPage) countRender(addressIn(key), result)
      if (unknown) value.headers = { ...value.headers, 'cache-control': 'no-store' }
      if (unknown || (!isPage && value.status === 302)) return
      if (isMissing && !(await super.get(key, { ...context, kind: value.kind } as never))) return
      await super.set(key, withVersion(value, isNew ? currentContext()?.news : undefined), context)
      const content = isPage ? Buffer.byteLength(value.html) : value.body.length
      await this.#files.add(path.join(this.#folder, key), content)
    }
  }
}
