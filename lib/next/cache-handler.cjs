// CommonJS, because Next loads the cache handler as it is, without compiling it.
const fileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache')

/** Next loads this beside the server of the site, which leaves here what counts pages. */
const countRender = (...told) => globalThis.octaRemembered?.get('count render')?.(...told)
/** File systems round the times of files. */
const slackMs = 2_000
/** Older than any refresh time of a page, and younger than the year after which a page is dropped. */
const staleMs = 24 * 3_600_000
/** Next puts a folder of its cache in front. */
const addressIn = (key) => key.replace(/^\/route-cache\/.*?\/\$/, '')

/** Whether a page is `noindex`, such as an article that could not be read yet. */
const isUnknown = ({ kind, html }) =>
  kind === 'APP_PAGE' && String(html).includes('<meta name="robots" content="noindex"')

/**
 * Next.js's page cache with two limits, because wrong addresses would fill the disk. A 404 is cached
 * only if it replaces a page. An article that may not exist, and a social image that redirects to
 * another one, are never cached and replace nothing.
 */
class PageCache extends fileSystemCache.default {
  /**
   * Next.js compares the time of an entry with a clock that starts with the process, so the age is
   * converted to that clock. An entry from the future, written while a clock was ahead, is stale.
   */
  async get(key, context) {
    const entry = await super.get(key, context)
    if (!entry || !(entry.lastModified > 0)) return entry
    const age = Date.now() - entry.lastModified
    const now = performance.timeOrigin + performance.now()
    return { ...entry, lastModified: now - (age < -slackMs ? staleMs : Math.max(age, 0)) }
  }

  async set(key, value, context) {
    const notFound = value?.status === 404
    const unknown = value && !notFound && isUnknown(value)
    const result = notFound ? 'missing' : unknown ? 'unknown' : 'kept'
    if (value?.kind === 'APP_PAGE') countRender(addressIn(key), result)
    if (unknown) {
      value.headers = { ...value.headers, 'cache-control': 'no-store' }
      return
    }
    if (value?.kind === 'APP_ROUTE' && value.status === 302) return
    if (!notFound || (await super.get(key, { ...context, kind: value.kind }))) {
      await super.set(key, value, context)
    }
  }
}

module.exports = PageCache
