import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { accepts } from './accepts'
import { onRequest } from './on-request'

/** Of Brotli's 11 and of gzip's 9. */
const FAST = 5
/** Pages kept compressed, some 15 KB each. */
const MOST_PAGES = 1000

interface Compressed {
  body: Promise<Buffer>
  isBest: boolean
}

const compressors = {
  br: (html: string, isBest: boolean) =>
    promisify(brotliCompress)(html, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: isBest ? constants.BROTLI_MAX_QUALITY : FAST,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html: string, isBest: boolean) =>
    promisify(gzip)(html, { level: isBest ? constants.Z_BEST_COMPRESSION : FAST }),
}
type Encoding = keyof typeof compressors

/** By encoding and entity tag, the one that was not asked for the longest first. */
const pages = new Map<string, Compressed>()

/**
 * A page of the build is compressed well at once, for a cache in front keeps what it gets first. One
 * that is made when it is asked for is compressed quickly, and well when it is asked for again.
 */
function compressed(
  encoding: Encoding,
  etag: string,
  html: string,
  isKept: boolean,
): Promise<Buffer> {
  const compress = compressors[encoding]
  const key = `${encoding} ${etag}`
  const known = pages.get(key)
  pages.delete(key)
  const now = known ?? { body: compress(html, isKept), isBest: isKept }
  pages.set(key, now)
  if (known && !known.isBest) {
    known.isBest = true
    void compress(html, true).then((body) => (known.body = Promise.resolve(body)))
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
  const encoding = (['br', 'gzip'] as const).find((one) => accepts(accepted, one))
  if (!headers.accept?.includes('text/html') || headers.rsc || !encoding) return
  delete headers['accept-encoding']
  let sendHead: (() => void) | undefined
  const writeHead = response.writeHead.bind(response)
  const end = response.end.bind(response)
  Object.assign(response, {
    writeHead(status: number, ...sent: never[]) {
      if (!isCachedPage(response)) return writeHead(status, ...sent)
      // Only with a length is a page one piece: nginx sends the end of one without 40 ms later.
      sendHead = () => void writeHead(status, ...sent)
      response.setHeader('content-encoding', encoding)
      response.removeHeader('content-length')
      return response
    },
    end(body: unknown, ...rest: never[]) {
      if (!sendHead) return end(body, ...rest)
      const etag = String(response.getHeader('etag'))
      const isWhole = typeof body === 'string' || Buffer.isBuffer(body)
      const isKept = response.getHeader('x-nextjs-cache') === 'HIT'
      const whole = isWhole ? compressed(encoding, etag, body.toString(), isKept) : undefined
      void Promise.resolve(whole).then((bytes) => {
        if (bytes) response.setHeader('content-length', bytes.length)
        sendHead?.()
        end(bytes, ...rest)
      })
      return response
    },
  })
}

/**
 * Has the pages of Next's cache sent as Brotli or gzip to browsers, compressed once and not for each
 * request, for the time of the process. What asks for no page gets what Next itself compresses.
 */
export function serveCompressedPages() {
  onRequest(({ request, response }) => compressPage(request, response))
}
