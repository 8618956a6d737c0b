import { createHash } from 'node:crypto'
import { z } from 'zod'

/*
 * Format 5 of 6: the inline scripts of a page, `self.__next_f` and the loader of Turbopack. Read from
 * Next.js 16.4.5; `inline-scripts.test.ts` says what to do when they change.
 */

const script = /<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script[\s/>]/gi
/** Loaded from elsewhere, or data that no browser runs. */
const notInlineCode = /\ssrc\s*=|\stype\s*=\s*["']?application\/(ld\+)?json/i

const flightStart = '(self.__next_f=self.__next_f||[]).push([0])'
const flightCall = /^self\.__next_f\.push\((\[.*\])\)$/s
const loaderCall =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s

/** @returns undefined when it is no JSON */
function parseJson(text: string | undefined): unknown {
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

const isOfNext = (code: string) =>
  code === flightStart ||
  flight.safeParse(parseJson(flightCall.exec(code)?.[1])).success ||
  loader.safeParse(parseJson(loaderCall.exec(code)?.[1])).success

/** The policy source of an inline script or a style element. */
export const hashOf = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/**
 * Beyond it the policy alone would fill the 16 KB that clients and proxies take as the head of an
 * response. The page is then shown without its inline scripts, that is as without JavaScript.
 */
const mostHashes = 150

/**
 * The policy sources of the inline scripts that Next or this site wrote into a page, each once. A
 * script that came with foreign HTML has none, so no browser runs it.
 * @param html the page as it is sent
 * @param own the site's scripts, to the letter
 * @returns `'sha256-…'`, quoted, in the order of the page; none for a page of more than 150
 */
export function inlineScriptHashes(html: string, own: readonly string[] = []): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(script)) {
    if (notInlineCode.test(attributes) || !(isOfNext(code) || own.includes(code))) continue
    hashes.add(hashOf(code))
  }
  return hashes.size > mostHashes ? [] : [...hashes]
}
