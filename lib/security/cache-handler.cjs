const fileSystemCache = require('next/dist/server/lib/incremental-cache/file-system-cache')
const { inlineScriptHashes } = require('./inline-scripts.cjs')
const { contentSecurityPolicy } = require('./policy.cjs')

const done = new WeakSet()

function addPolicy(value) {
  if (value?.kind !== 'APP_PAGE' || done.has(value)) return
  value.headers = {
    ...value.headers,
    'content-security-policy': contentSecurityPolicy(inlineScriptHashes(value.html)),
  }
  done.add(value)
}

/**
 * Next's own page cache, in which each page carries the policy that allows its inline scripts.
 */
class PolicyCache extends fileSystemCache.default {
  async get(...args) {
    const entry = await super.get(...args)
    addPolicy(entry?.value)
    return entry
  }

  async set(key, value, context) {
    addPolicy(value)
    await super.set(key, value, context)
  }
}

module.exports = PolicyCache
