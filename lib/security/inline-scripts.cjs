// @ts-check

const crypto = require('node:crypto')
const { z } = require('zod')

const SCRIPT = /<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script[\s/>]/gi
/** Loaded from elsewhere, or data that no browser runs. */
const NOT_INLINE_CODE = /\ssrc\s*=|\stype\s*=\s*["']?application\/(ld\+)?json/i

const FLIGHT_START = '(self.__next_f=self.__next_f||[]).push([0])'
const FLIGHT = /^self\.__next_f\.push\((\[.*\])\)$/s
const LOADER =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s

/** @param {string | undefined} text @returns {unknown} undefined when it is no JSON */
function parseJson(text) {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** A piece of what the page is made from. */
const flight = z.tuple([z.number(), z.string()])

/** What the page loads at its start: files of the build and nothing else. */
const loader = z.strictObject({
  otherChunks: z.array(z.string().regex(/^static\/chunks\/[\w.~-]+\.js$/)),
  runtimeModuleIds: z.array(z.number()),
})

/** @param {string} code */
const isOfNext = (code) =>
  code === FLIGHT_START ||
  flight.safeParse(parseJson(FLIGHT.exec(code)?.[1])).success ||
  loader.safeParse(parseJson(LOADER.exec(code)?.[1])).success

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
