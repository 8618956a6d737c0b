// @ts-check

const crypto = require('node:crypto')

const SCRIPT = /<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script[\s/>]/gi
/** Loaded from elsewhere, or data that no browser runs. */
const NOT_INLINE_CODE = /\ssrc\s*=|\stype\s*=\s*["']?application\/(ld\+)?json/i

const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])'
const FLIGHT = /^self\.__next_f\.push\((\[.*\])\)$/s
const LOADER =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s
const CHUNK = /^static\/chunks\/[\w.~-]+\.js$/

/** @param {string | undefined} text @returns {unknown} undefined when it is no JSON */
function parseJson(text) {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** A piece of what the page is made from: a number, and a text behind it. @param {unknown} value */
const isFlight = (value) =>
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === 'number' &&
  typeof value[1] === 'string'

/** What the page loads at its start: files of the build and nothing else. @param {unknown} value */
function isLoader(value) {
  if (typeof value !== 'object' || value === null) return false
  const { otherChunks, runtimeModuleIds, ...rest } = /** @type {Record<string, unknown>} */ (value)
  return (
    Object.keys(rest).length === 0 &&
    Array.isArray(otherChunks) &&
    otherChunks.every((chunk) => typeof chunk === 'string' && CHUNK.test(chunk)) &&
    Array.isArray(runtimeModuleIds) &&
    runtimeModuleIds.every((id) => typeof id === 'number')
  )
}

/** @param {string} code */
const isOfNext = (code) =>
  code === FLIGHT_START ||
  isFlight(parseJson(FLIGHT.exec(code)?.[1])) ||
  isLoader(parseJson(LOADER.exec(code)?.[1]))

/**
 * The policy sources of the inline scripts that Next or this site wrote into a page, each once. A
 * script that came with foreign HTML has none, so no browser runs it.
 * @param {string} html the page as it is sent
 * @param {readonly string[]} own the site's scripts, to the letter
 * @returns {string[]} `'sha256-…'`, quoted, in the order of the page
 */
function inlineScriptHashes(html, own = []) {
  const hashes = new Set()
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (NOT_INLINE_CODE.test(attributes) || !(isOfNext(code) || own.includes(code))) continue
    hashes.add(`'sha256-${crypto.createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...hashes]
}

module.exports = { inlineScriptHashes }
