const { channel } = require('node:diagnostics_channel')
const { readFileSync } = require('node:fs')
const path = require('node:path')
const fileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache')
const { PAGE } = require('./cache-control.cjs')
const { finishPage, pagePolicy } = require('./page-pipeline/finish-page.cjs')

const done = new WeakSet()
/** Next loads this beside the compiled code of the site: lib/next/request-metrics.ts listens here. */
const rendered = channel('site.page.rendered')
/** Next puts a folder of its cache in front. */
const addressIn = (key) => key.replace(/^\/route-cache\/.*?\/\$/, '')

/**
 * Once for each entry: what is in Next's memory is handed out as it is. Caches in front would keep for
 * a year what a process says that has just begun to listen, before the request hook is there.
 */
function finish(value, buildFolder) {
  if (value?.kind !== 'APP_PAGE' || done.has(value)) return
  value.html = finishPage(value.html, buildFolder)
  value.headers = {
    ...value.headers,
    'cache-control': value.status === 404 ? 'no-store' : PAGE,
    'content-security-policy': pagePolicy(value.html),
  }
  done.add(value)
}

/** Search engines are told not to keep it, such as an article that could not be read yet. */
const isUnknown = ({ kind, html }) =>
  kind === 'APP_PAGE' && String(html).includes('<meta name="robots" content="noindex"')

const notFoundPage = (folder) => readFileSync(path.join(folder, 'app', '_not-found.html'), 'utf8')

/**
 * Next's own page cache, in which each page has gone through the page pipeline and carries the policy
 * that allows its inline scripts and styles.
 * A page that called `notFound()` reaches it as an empty document that a script fills: it gets the
 * prerendered 404 page instead. What is not found is kept only in place of what was there before,
 * for there are more wrong addresses than disk. For the same reason an article that nobody can tell
 * whether it exists is never kept, nor a card that leads to another one: so neither replaces one.
 */
class PageCache extends fileSystemCache.default {
  async get(...args) {
    const entry = await super.get(...args)
    finish(entry?.value, path.dirname(this.serverDistDir))
    return entry
  }

  async set(key, value, context) {
    const notFound = value?.status === 404
    const unknown = value && !notFound && isUnknown(value)
    const result = notFound ? 'missing' : unknown ? 'unknown' : 'kept'
    if (value?.kind === 'APP_PAGE') rendered.publish({ path: addressIn(key), result })
    if (unknown) {
      value.headers = { ...value.headers, 'cache-control': 'no-store' }
      return
    }
    if (value?.kind === 'APP_ROUTE' && value.status === 302) return
    if (notFound && value.kind === 'APP_PAGE') value.html = notFoundPage(this.serverDistDir)
    finish(value, path.dirname(this.serverDistDir))
    if (!notFound || (await super.get(key, { ...context, kind: value.kind }))) {
      await super.set(key, value, context)
    }
  }
}

module.exports = PageCache
