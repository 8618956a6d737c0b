import type { IncomingMessage } from 'node:http'
import { formsOfGonePages, redirectOf, redirects } from '@/content/redirects'
import { HttpError } from './http-error'

const methods = new Set(['GET', 'HEAD', 'POST'])
const mostTargetBytes = 4096
/** No page has a longer one. */
const mostPathLetters = 300

/**
 * What the site and Next read of a request, with the most bytes of each. Other headers do not reach them: for
 * the `User-Agent` of a bot Next would make a page that is kept for all in another form.
 */
const mostBytes = new Map(
  Object.entries({
    accept: 1024,
    'accept-encoding': 256,
    'content-length': 16,
    'content-type': 256,
    host: 255,
    'if-modified-since': 64,
    'if-none-match': 1024,
    'if-range': 128,
    'next-action': 128,
    origin: 300,
    range: 128,
    referer: 2048,
    'sec-fetch-site': 32,
    'transfer-encoding': 32,
    'x-forwarded-for': 1024,
    'x-forwarded-host': 512,
    'x-request-id': 64,
  }),
)
/** By these is decided what is done: one that is long or there twice has the request refused, any other is left out. */
const decides = new Set([
  'content-length',
  'content-type',
  'host',
  'next-action',
  'origin',
  'sec-fetch-site',
  'transfer-encoding',
  'x-forwarded-for',
  'x-forwarded-host',
])
/** Of these the beginning says enough. */
const isCut = new Set(['referer'])
/** These may come in several lines. */
const isList = new Set([
  'accept',
  'accept-encoding',
  'if-none-match',
  'x-forwarded-for',
  'x-forwarded-host',
])

const unreserved = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?$/
/** Encoded, they would be read as a part of the name or value beside them. */
const separators = /%(?:26|3d|3f)/gi
/** As `encodeURIComponent`, which also encodes what a path may hold as it is. */
const encodeSegment = (segment: string) =>
  encodeURIComponent(segment).replace(
    /%(?:21|24|26|27|28|29|2A|2B|2C|3A|3B|3D|40)/g,
    decodeURIComponent,
  )

function resolveDots(segments: readonly string[]): string[] {
  const resolved: string[] = []
  for (const segment of segments) {
    if (segment === '..') resolved.pop()
    else if (segment !== '' && segment !== '.') resolved.push(segment)
  }
  return resolved
}

/**
 * The one spelling of a path: no dot segments, no doubled or trailing slash, nothing encoded needlessly.
 * @returns undefined for what is no path: it can't be decoded, or hides a slash, a backslash or a
 *   control character
 */
export function canonicalPath(path: string): string | undefined {
  if (unreserved.test(path)) return path
  if (!/^\/[\x21-\x7e]*$/.test(path) || /[\\#]|%(?:2f|5c|[01][\da-f]|7f)/i.test(path))
    return undefined
  try {
    const segments = path.split('/').map((segment) => decodeURIComponent(segment))
    return `/${resolveDots(segments).map(encodeSegment).join('/')}`
  } catch {
    return undefined
  }
}

/**
 * Path and query of an address. No path of the site has a `?` or an `&`: from the first one on, also where a
 * messenger has encoded it, all is the query.
 */
function splitAddress(sent: string) {
  const [path = '', mark = '', rest = ''] = sent.split(/([?&]|%(?:26|3f))(.*)/is)
  const query = mark.length > 1 ? rest.replace(separators, decodeURIComponent) : rest
  return { path, query: mark && `?${query}` }
}

/** What content/redirects.ts lists, by the path in the one spelling and without capitals. */
const moved = Map.groupBy(
  [...redirects].map(([from, to]) => {
    const { pathname, search } = new URL(from, 'http://site.invalid')
    return { path: canonicalPath(pathname)?.toLowerCase(), search, to }
  }),
  ({ path }) => path,
)

/** Where an address leads that is gone: of two with one path, that with a query comes first. */
function movedAddress(path: string, query: string): string | undefined {
  const found = moved
    .get(path.toLowerCase())
    ?.toSorted((a, b) => b.search.length - a.search.length)
    .find(({ search }) => search === '' || `${query}&`.startsWith(`${search}&`))
  return found && found.to + query.slice(found.search.length).replace(/^&/, '?')
}

function readHeaders(rawHeaders: readonly string[]): Record<string, string> {
  const lines = Map.groupBy(
    rawHeaders.flatMap((name, at) =>
      at % 2 === 0 ? { name: name.toLowerCase(), value: rawHeaders[at + 1] ?? '' } : [],
    ),
    ({ name }) => name,
  )
  const headers: Record<string, string> = {}
  for (const [name, sent] of lines) {
    const most = mostBytes.get(name)
    if (most === undefined) continue
    const value = sent.map((line) => line.value).join(', ')
    const isDouble = sent.length > 1 && !isList.has(name)
    const isLong = value.length > most && !isCut.has(name)
    if (isDouble && decides.has(name)) throw new HttpError(400, `two headers ${name}`)
    if (isLong && decides.has(name)) throw new HttpError(431, `a long header ${name}`)
    if (!isDouble && !isLong) headers[name] = value.slice(0, most)
  }
  return headers
}

/**
 * Reads a request once, before anything else does. After it the request has one spelling of its address,
 * no query but that of the picture optimiser, and only the headers that the site reads, each bounded.
 * The address of what is no path stays as it is: it is none of the site.
 * @returns path and query as they were sent; `movedTo`, what is to be asked for in their place: the one spelling,
 *   or the address of content/redirects.ts for a page that is gone
 * @throws {HttpError}
 */
export function readRequest(request: IncomingMessage): { sent: string; movedTo?: string } {
  const { method = '', url = '', rawHeaders } = request
  if (!methods.has(method)) throw new HttpError(405, 'another method')
  if (url.length > mostTargetBytes) throw new HttpError(414, 'a long address')
  if (!url.startsWith('/')) throw new HttpError(400, 'no address of this site')
  const headers = readHeaders(rawHeaders)
  const { path: sentPath, query } = splitAddress(url)
  if (sentPath.length > mostPathLetters) throw new HttpError(404, 'a long path')
  const sent = sentPath + query
  const path = canonicalPath(sentPath) ?? sentPath
  if (path + query !== url) return { sent, movedTo: path + query }
  const gone = redirectOf(path)
  const next = movedAddress(path, query) ?? (gone && gone + query)
  if (next) return { sent, movedTo: method === 'POST' ? formsOfGonePages + query : next }
  request.headers = headers
  request.url = path === '/_next/image' ? sent : path
  return { sent }
}
