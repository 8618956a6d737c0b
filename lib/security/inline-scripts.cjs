// @ts-check

const crypto = require('node:crypto')

const SCRIPT = /<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script[\s/>]/gi
/** Loaded from elsewhere, or data that no browser runs. */
const NOT_INLINE_CODE = /\ssrc\s*=|\stype\s*=\s*["']?application\/(ld\+)?json/i

/**
 * The policy sources of every inline script in a page, each once.
 * @param {string} html the page as it is sent
 * @returns {string[]} `'sha256-…'`, quoted, in the order of the page
 */
function inlineScriptHashes(html) {
  const hashes = new Set()
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (NOT_INLINE_CODE.test(attributes)) continue
    hashes.add(`'sha256-${crypto.createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...hashes]
}

module.exports = { inlineScriptHashes }
