import { type IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/lib/log'
import type { RequestContext } from '@/lib/request-context'
import { encode, type Encoding, encodingFor } from './encodings'
import {
  cacheControl,
  cacheControlOfPages,
  isShared,
  lockedPolicy,
  securityHeaders,
} from './headers'
import { bodyOf, type KeptPage, madePage } from './kept-pages'
import { entityTag } from './pages/finish'

const text = /^(text\/|image\/svg|application\/(json|xml|rss\+xml|manifest\+json))/
/** A shorter text is not worth compressing. */
const worthBytes = 512
/** A longer text is sent as it comes. The longest of the site has a tenth of it. */
const mostGatheredBytes = 1024 * 1024

const hasTag = ({ headers }: IncomingMessage, tag: string) =>
  headers['if-none-match']
    ?.split(',')
    .some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag.slice(2))

/**
 * An answer of the site. It has the security headers, the request's id and a `Cache-Control` that fits
 * its status. A page of Next's cache is finished ({@link madePage}) before it is sent; any other page
 * has the nonce of its request. Text is sent in one piece, with its length and in the encoding that the
 * client takes.
 */
export class Answer extends ServerResponse {
  /** Of the request; the front door sets it. */
  context: RequestContext = { id: '' }
  /** For a page that is not finished. */
  policy = ''
  /** Sent in place of a page with the status 404. */
  notFoundPage: KeptPage | undefined
  /** Where to find a picture in place of one that can't be had. */
  defaultPicture: string | undefined
  #parts: Buffer[] = []
  #gatheredBytes = 0
  #isEnding = false

  constructor(request: IncomingMessage) {
    super(request)
    this.setHeaders(securityHeaders)
    if (!isShared.test(request.url ?? ''))
      this.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  }

  #says(name: string): string {
    return String(this.getHeader(name) ?? '')
  }

  #isPage(): boolean {
    return this.#says('content-type').startsWith('text/html')
  }

  #encoding(): Encoding {
    return encodingFor(this.req.headers['accept-encoding'])
  }

  /** Text without a length is gathered. What has a length is a file, or a page that comes whole. */
  #isGathered(): boolean {
    if (this.headersSent || this.hasHeader('content-length')) return false
    return text.test(this.#says('content-type')) && this.#gatheredBytes <= mostGatheredBytes
  }

  override writeHead(said: number, ...sent: unknown[]): this {
    const { id, status: wanted } = this.context
    const isPage = this.#isPage()
    const isReplaced = said >= 400 && this.defaultPicture
    const status = isReplaced ? 302 : (isPage && wanted) || said
    if (isReplaced) this.setHeader('location', isReplaced)
    if (!this.hasHeader('content-security-policy'))
      this.setHeader('content-security-policy', isPage ? this.policy : lockedPolicy)
    const type = this.#says('content-type')
    if (text.test(type) && !/json|charset/i.test(type))
      this.setHeader('content-type', `${type}; charset=utf-8`)
    const cache = cacheControl(status, this.#says('cache-control'))
    if (cache) this.setHeader('cache-control', cache)
    if (isPage && status >= 500) this.setHeader('server-timing', `request;desc="${id}"`)
    // Next varies pages by headers that no request of the site has: see request.ts.
    const varies = /accept-encoding/i.test(this.#says('vary'))
    this.removeHeader('vary')
    if (varies) this.setHeader('vary', 'Accept-Encoding')
    if (id) this.setHeader('x-request-id', id)
    return super.writeHead(status, ...(sent as []))
  }

  override flushHeaders(): void {
    if (!this.#isGathered()) super.flushHeaders()
  }

  override write(part: Uint8Array | string, ...rest: never[]): boolean {
    if (!this.#isGathered()) return super.write(part, ...rest)
    this.#parts.push(Buffer.from(part as string))
    this.#gatheredBytes += part.length
    if (this.#isGathered()) return true
    return super.write(Buffer.concat(this.#parts.splice(0)))
  }

  override end(...rest: unknown[]): this {
    if (this.#isEnding) return this
    const [last] = rest
    const isWhole = typeof last === 'string' || last instanceof Uint8Array
    const isPage = !this.headersSent && this.#isPage()
    if (isPage && this.statusCode === 404 && this.notFoundPage) this.sendNotFound()
    else if (isPage && isWhole && this.hasHeader('x-nextjs-cache'))
      this.sendPage(madePage(String(last)))
    else if (this.#isGathered()) {
      if (isWhole) this.#parts.push(Buffer.from(last as string))
      this.#sendText(Buffer.concat(this.#parts))
    } else return super.end(...(rest as []))
    return this
  }

  /** Ends with a page that is finished, or with 304 when the client has it. Keeps the status. */
  sendPage(page: KeptPage): void {
    this.setHeader('content-type', 'text/html; charset=utf-8')
    this.setHeader('content-security-policy', page.policy)
    if (!this.hasHeader('cache-control')) this.setHeader('cache-control', cacheControlOfPages)
    const encoding = this.#encoding()
    this.#sendTagged(
      page.tag,
      encoding,
      () => bodyOf(page, encoding),
      () => bodyOf(page, 'identity'),
    )
  }

  #sendText(plain: Buffer) {
    const encoding = plain.length < worthBytes ? 'identity' : this.#encoding()
    const tag = this.statusCode === 200 && this.req.method === 'GET' ? entityTag(plain) : ''
    this.#sendTagged(
      tag,
      encoding,
      () => encode(encoding, plain),
      () => plain,
    )
  }

  #sendTagged(
    tag: string,
    encoding: Encoding,
    encoded: () => Buffer | Promise<Buffer>,
    plain: () => Buffer | Promise<Buffer>,
  ) {
    this.#isEnding = true
    this.setHeader('vary', 'Accept-Encoding')
    this.removeHeader('content-length')
    if (tag) this.setHeader('etag', tag)
    if (tag && this.statusCode === 200 && hasTag(this.req, tag)) {
      this.statusCode = 304
      super.end()
      return
    }
    const send = (body: Buffer, sent: Encoding) => {
      if (sent !== 'identity') this.setHeader('content-encoding', sent)
      // Only with a length is a text one piece: nginx sends the end of one without 40 ms later.
      this.setHeader('content-length', body.length)
      super.end(body)
    }
    const body = encoded()
    if (Buffer.isBuffer(body)) return send(body, encoding)
    const sendPlain = async (error: unknown) => {
      log.error({ err: error }, 'a text could not be compressed: it is sent as it is')
      send(await plain(), 'identity')
    }
    body.then((made) => send(made, encoding), sendPlain).catch(() => this.destroy())
  }

  sendNotFound(): void {
    if (!this.notFoundPage) return this.say(404)
    this.statusCode = 404
    this.sendPage(this.notFoundPage)
  }

  /** Answers with a sentence for a person, or with nothing but a head. */
  say(status: number, sentence = '', headers: Record<string, string> = {}): void {
    this.setHeader('cache-control', 'no-store')
    if (sentence) this.setHeader('content-type', 'text/plain; charset=utf-8')
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value)
    this.statusCode = status
    this.#isEnding = true
    super.end(sentence && `${sentence}\n`)
  }
}
