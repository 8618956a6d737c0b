import { type IncomingMessage, ServerResponse } from 'node:http'
import { errorPrefix } from '@/content/forms/messages'
import type { RequestContext } from '@/lib/runtime'
import { bodyOf, type BuiltPage } from './built-pages'
import { encode, encodeOnce, type Encoding, encodingFor } from './encodings'
import {
  cacheControl,
  cacheControlOfPages,
  isShared,
  lockedPolicy,
  securityHeaders,
} from './headers'
import { entityTag } from './pages/finish'
import { isTooLarge } from './picture-size'

const text = /^(text\/|image\/svg|application\/(json|xml|rss\+xml|manifest\+json))/
/** A shorter text is not worth compressing. */
const worthBytes = 512

/** A page that answers a post is a form that came back: its title says so before all else is read. */
const withErrorTitle = (page: Buffer) =>
  Buffer.from(page.toString().replace('<title>', `<title>${errorPrefix}`))

const hasTag = ({ headers }: IncomingMessage, tag: string) =>
  headers['if-none-match']
    ?.split(',')
    .some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag.slice(2))

/**
 * An answer of the site. It has the security headers, the request's id and a `Cache-Control` that fits
 * its status. A page that has no policy of its own has the nonce of its request. Text is sent in one
 * piece, with its length and in the encoding that the client takes.
 */
export class Answer extends ServerResponse {
  /** Of the request; the front door sets it. */
  context: RequestContext = { id: '' }
  /** For a page that is not finished. */
  policy = ''
  /** Sent in place of a page with the status 404. */
  notFoundPage: BuiltPage | undefined
  /** The request is for a picture; this is the address of the one that stands in where it can't be had. */
  defaultPicture: string | undefined
  #parts: Buffer[] = []
  #isEnding = false

  constructor(request: IncomingMessage) {
    super(request)
    this.setHeaders(securityHeaders)
    if (!isShared.test(request.url ?? ''))
      this.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  }

  #header(name: string): string {
    return String(this.getHeader(name) ?? '')
  }

  #isPage(): boolean {
    return this.#header('content-type').startsWith('text/html')
  }

  #encoding(): Encoding {
    return encodingFor(this.req.headers['accept-encoding'])
  }

  /** Text is gathered. Other than a page, what has a length is a file. */
  #isGathered(): boolean {
    if (this.headersSent) return false
    if (this.#isPage()) return true
    return text.test(this.#header('content-type')) && !this.hasHeader('content-length')
  }

  override writeHead(sentStatus: number, ...sent: unknown[]): this {
    const { id, status: wanted } = this.context
    const isPage = this.#isPage()
    const status = (isPage && wanted) || sentStatus
    if (!this.hasHeader('content-security-policy'))
      this.setHeader('content-security-policy', isPage ? this.policy : lockedPolicy)
    const type = this.#header('content-type')
    if (text.test(type) && !/json|charset/i.test(type))
      this.setHeader('content-type', `${type}; charset=utf-8`)
    const cache = cacheControl(status, this.#header('cache-control'))
    if (cache) this.setHeader('cache-control', cache)
    if (isPage && status >= 500) this.setHeader('server-timing', `request;desc="${id}"`)
    // Next also varies pages by headers that read-request.ts has taken out of each request.
    const varies = this.#header('vary').match(/\baccept(-encoding)?(?=\s*(,|$))/gi)
    this.removeHeader('vary')
    if (varies) this.setHeader('vary', varies.join(', '))
    if (id) this.setHeader('x-request-id', id)
    return super.writeHead(status, ...(sent as []))
  }

  override flushHeaders(): void {
    if (!this.#isGathered()) super.flushHeaders()
  }

  override write(part: Uint8Array | string, ...rest: never[]): boolean {
    if (!this.#isGathered()) return super.write(part, ...rest)
    this.#parts.push(Buffer.from(part as string))
    return true
  }

  override end(...rest: unknown[]): this {
    if (this.#isEnding) return this
    const [last] = rest
    const body =
      typeof last === 'string' || last instanceof Uint8Array ? Buffer.from(last as string) : null
    if (this.defaultPicture && this.statusCode >= 400) this.sendDefaultPicture()
    else if (this.defaultPicture && body) void this.#sendPicture(body)
    else if (!this.#isGathered()) return super.end(...(rest as []))
    else if (this.#isPage() && this.statusCode === 404 && this.notFoundPage) this.sendNotFound()
    else this.#sendGathered(body)
    return this
  }

  #sendGathered(last: Buffer | null) {
    const whole = Buffer.concat(last ? [...this.#parts, last] : this.#parts)
    this.#sendText(this.#isPage() && this.req.method === 'POST' ? withErrorTitle(whole) : whole)
  }

  /** Ends with a page of the build, or with 304 when the client has it. Keeps the status. */
  sendPage(page: BuiltPage): void {
    this.setHeader('content-type', 'text/html; charset=utf-8')
    this.setHeader('content-security-policy', page.policy)
    if (!this.hasHeader('cache-control')) this.setHeader('cache-control', cacheControlOfPages)
    const encoding = this.#encoding()
    this.#send(page.tag, encoding, () => bodyOf(page, encoding))
  }

  #sendText(plain: Buffer) {
    const encoding = plain.length < worthBytes ? 'identity' : this.#encoding()
    const tag = this.statusCode === 200 && this.req.method === 'GET' ? entityTag(plain) : ''
    this.#send(tag, encoding, () =>
      tag ? encodeOnce(tag, encoding, plain) : encode(encoding, plain),
    )
  }

  #send(tag: string, encoding: Encoding, makeBody: () => Promise<Buffer>) {
    this.#isEnding = true
    this.setHeader('vary', 'Accept-Encoding')
    this.removeHeader('content-length')
    if (tag) this.setHeader('etag', tag)
    if (tag && this.statusCode === 200 && hasTag(this.req, tag)) {
      this.statusCode = 304
      super.end()
      return
    }
    const send = (body: Buffer) => {
      if (encoding !== 'identity') this.setHeader('content-encoding', encoding)
      // Only with a length is a text one piece: nginx sends the end of one without 40 ms later.
      this.setHeader('content-length', body.length)
      super.end(body)
    }
    makeBody().then(send, (error: unknown) => this.destroy(error as Error))
  }

  /** The image optimiser sends a picture that it could not encode as it came. */
  async #sendPicture(picture: Buffer) {
    this.#isEnding = true
    if (await isTooLarge(picture)) this.sendDefaultPicture()
    else super.end(picture)
  }

  sendDefaultPicture(): void {
    for (const name of this.getHeaderNames())
      if (/^(content-|etag$)/.test(name)) this.removeHeader(name)
    this.say(302, '', { location: this.defaultPicture ?? '/' })
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
