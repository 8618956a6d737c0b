import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { accepts } from './accepts'
import { onRequest } from './on-request'

const FAST = 5
const BEST = constants.BROTLI_MAX_QUALITY
/** Pages kept compressed, some 15 KB each. */
const MOST_PAGES = 500

interface Compressed {
  body: Promise<Buffer>
  quality: number
}

const brotli = (html: string, quality: number) =>
  promisify(brotliCompress)(html, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  })

/** By entity tag, the one that was not asked for the longest first. */
const pages = new Map<string, Compressed>()

/** Compresses a page quickly when it is first asked for, and well when it is asked for again. */
function compressed(etag: string, html: string): Promise<Buffer> {
  const known = pages.get(etag)
  pages.delete(etag)
  const now = known ?? { body: brotli(html, FAST), quality: FAST }
  pages.set(etag, now)
  if (known && known.quality < BEST) {
    known.quality = BEST
    void brotli(html, BEST).then((body) => (known.body = Promise.resolve(body)))
  }
  for (const oldest of pages.keys()) {
    if (pages.size <= MOST_PAGES) break
    pages.delete(oldest)
  }
  return now.body
}

/** Next sends a page of its cache whole, with the hash of its HTML as entity tag. */
const isCachedPage = (response: ServerResponse) =>
  response.hasHeader('x-nextjs-cache') &&
  response.hasHeader('content-length') &&
  String(response.getHeader('content-type')).startsWith('text/html')

function compressPage({ headers }: IncomingMessage, response: ServerResponse) {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (!headers.accept?.includes('text/html') || headers.rsc || !accepts(accepted, 'br')) return
  delete headers['accept-encoding']
  let etag: string | undefined
  const writeHead = response.writeHead.bind(response)
  const end = response.end.bind(response)
  Object.assign(response, {
    writeHead(status: number, ...sent: never[]) {
      if (isCachedPage(response)) {
        etag = String(response.getHeader('etag'))
        response.setHeader('content-encoding', 'br')
        response.removeHeader('content-length')
      }
      return writeHead(status, ...sent)
    },
    end(body: unknown, ...rest: never[]) {
      if (!etag || typeof body !== 'string') return end(body, ...rest)
      void compressed(etag, body).then((bytes) => end(bytes, ...rest))
      return response
    },
  })
}

/**
 * Has the pages of Next's cache sent as Brotli to browsers that take it, compressed once and not for
 * each request, for the time of the process. What asks for no page, and what takes only gzip, gets
 * what Next itself compresses.
 */
export function serveCompressedPages() {
  onRequest(({ request, response }) => compressPage(request, response))
}
