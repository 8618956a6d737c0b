import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { createHash } from 'node:crypto'
import { encode, encodeOnce, type Encoding, encodingFor } from './encodings'
import { cacheControl, lockedPolicy } from './headers'

/** What the site answers with, before it is compressed. */
export interface Reply {
  status: number
  headers?: OutgoingHttpHeaders
  body?: Buffer | string
  /** Tells the body from any other; a text that is answered with 200 has one by itself. */
  etag?: string
  /** In place of `body`: its bytes in an encoding, where they are at hand. */
  encoded?: (encoding: Encoding) => Promise<Buffer>
}

/**
 * Another address of the site to ask for, for good: a browser sends a form there whole. Caches have one
 * copy for all queries, so a redirect that may be that of one takes no place.
 * @param sent the address that was asked for
 */
export const redirectTo = (location: string, sent: string): Reply => ({
  status: 308,
  headers: { location, ...(sent.includes('?') && { 'cache-control': 'no-store' }) },
})

const text = /^(text\/|image\/svg|application\/(json|xml|rss\+xml|manifest\+json))/

/** An entity tag. It is weak, because one text is sent in several encodings. */
export const etagOf = (body: Buffer | string): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** The headers of a reply as the contract wants them ("Caches"). */
function completeHeaders(
  request: IncomingMessage,
  { status, headers = {} }: Reply,
): OutgoingHttpHeaders {
  const complete: OutgoingHttpHeaders = { 'content-security-policy': lockedPolicy, ...headers }
  const type = String(headers['content-type'] ?? '')
  if (text.test(type) && !/json|charset/i.test(type))
    complete['content-type'] = `${type}; charset=utf-8`
  const isCopied = request.headers['if-none-match'] !== undefined
  const cache = cacheControl(status, String(headers['cache-control'] ?? ''), isCopied)
  if (cache) complete['cache-control'] = cache
  return complete
}

/** The bytes of a reply, its encoding and its entity tag. */
function represent(request: IncomingMessage, reply: Reply) {
  const { status, headers = {}, body = '', etag, encoded } = reply
  const accepted = encodingFor(request.headers['accept-encoding'])
  if (encoded) return { encoding: accepted, etag, bytes: () => encoded(accepted), varies: true }
  const plain = typeof body === 'string' ? Buffer.from(body) : body
  if (!text.test(String(headers['content-type'] ?? '')) || plain.length === 0)
    return { encoding: 'identity' as const, etag, bytes: () => Promise.resolve(plain) }
  const own = etag ?? (status === 200 && request.method !== 'POST' ? etagOf(plain) : undefined)
  const bytes = () => (own ? encodeOnce(own, accepted, plain) : encode(accepted, plain))
  return { encoding: accepted, etag: own, bytes, varies: true }
}

/**
 * Sends a reply whole: with its length, in the encoding that the client takes, or as 304 when the
 * client has it. Headers that are set already stay.
 */
export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
): Promise<void> {
  const { encoding, etag, bytes, varies } = represent(request, reply)
  for (const [name, value] of Object.entries(completeHeaders(request, reply)))
    if (value !== undefined) response.setHeader(name, value)
  if (varies) response.setHeader('vary', 'Accept-Encoding')
  if (etag) response.setHeader('etag', etag)
  response.statusCode = reply.status
  if (etag && reply.status === 200 && request.headers['if-none-match'] === etag) {
    response.removeHeader('content-length')
    response.statusCode = 304
    response.end()
    return
  }
  const body = await bytes()
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  // Without a length nginx sends the end 40 ms later.
  response.setHeader('content-length', body.length)
  response.end(body)
}
