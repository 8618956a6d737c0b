import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import pictures from '@/content/pictures.json'
import { log } from '@/lib/log'
import { countPost } from '@/lib/metrics'
import { readNewsPage } from '@/lib/news/current-news'
import { admitNewsId, admitNewsPage } from '@/lib/news/known-ids'
import { asksForImage, isSignedImage } from '@/lib/next/image-address'
import { countRequest } from '@/lib/next/request-metrics'
import { chooseRequestId, inRequest } from '@/lib/request-context'
import { Answer } from './answer'
import { pointToCompressedFiles } from './compressed-files'
import { contentSecurityPolicy, plainHead } from './headers'
import type { BuiltPage } from './built-pages'
import { admitPost } from './posts'
import { clientAddress, readRequest } from './read-request'
import { leadOn } from './redirects'
import { Refusal } from './refusal'

/** Answers a request and returns nothing, or returns the request for the next handler. */
type Handler = (
  request: IncomingMessage,
  answer: Answer,
) => IncomingMessage | undefined | Promise<IncomingMessage | undefined>

/** What Next answers with. */
export type NextHandler = (request: IncomingMessage, answer: Answer) => Promise<void>

const limits = {
  /** Longer than any balancer keeps a connection that it may use again: else a form meets a closed one. */
  keepAliveTimeout: 75_000,
  /** What a client may take to send the head of a request, and all of it. */
  headersTimeout: 20_000,
  requestTimeout: 60_000,
}
const defaultPicture = pictures.news.files.find(({ width }) => width === 720)?.webp
const hashedMedia = /^\/content\/(pictures|videos)\/[^/]+$/

let proxyIsLogged = false

/** Logged once: without TRUST_PROXY every visitor shares one rate limit. */
function warnOfProxy() {
  if (proxyIsLogged) return
  proxyIsLogged = true
  log.warn(
    'X-Forwarded-For received but TRUST_PROXY is 0: all visitors share one rate limit. Set TRUST_PROXY to the number of proxies.',
  )
}

/** Reads the request once, and passes its id, address and client on to the answer, Next and the action. */
const identify =
  (trustedProxies: number): Handler =>
  (request, answer) => {
    const sent = readRequest(request)
    leadOn(request, sent)
    const { headers, socket } = request
    const forwardedFor = headers['x-forwarded-for']?.toString() ?? ''
    if (trustedProxies === 0 && forwardedFor) warnOfProxy()
    if (trustedProxies > 0) answer.context.id = chooseRequestId(headers['x-request-id'])
    headers['x-client-address'] = clientAddress(
      socket.remoteAddress ?? '',
      forwardedFor,
      trustedProxies,
    )
    headers['x-page-address'] = sent
    headers['x-request-id'] = answer.context.id
    return request
  }

/** Pages that never change are answered from memory. */
const sendBuiltPages =
  (pages: ReadonlyMap<string, BuiltPage>): Handler =>
  (request, answer) => {
    const page = request.method === 'POST' ? undefined : pages.get(request.url ?? '')
    if (!page || page === answer.notFoundPage) return request
    answer.sendPage(page)
    return undefined
  }

/** Requests that arrive while the site starts wait. */
const waitForStart =
  (started: Promise<unknown>): Handler =>
  async (request) => {
    await started
    return request
  }

const checkPosts =
  (pages: ReadonlyMap<string, BuiltPage>, trustedProxies: number): Handler =>
  (request) =>
    request.method === 'POST' ? admitPost(request, pages, trustedProxies) : request

/** The image optimiser makes only pictures of the news, which have a signed address. */
const checkImages: Handler = (request, answer) => {
  const { url = '/' } = request
  if (!asksForImage(url)) return request
  answer.defaultPicture = defaultPicture
  if (isSignedImage(url)) return request
  answer.sendDefaultPicture()
  return undefined
}

const article = /^(?:\/news-readmore\/([^/]+)|\/social-images\/news-readmore\/([^/]+)\.jpg)$/

function admitNews(path: string, client: string) {
  if (/^\/news(?:\/|$)/.test(path))
    return admitNewsPage(readNewsPage(path.split('/').slice(2)), client)
  const [, id, idOfImage] = article.exec(path) ?? []
  return admitNewsId(id ?? idOfImage ?? '', client)
}

/**
 * Next is asked only for what there is: an address of the build, or news. Not many are tried of the
 * news that there may not be.
 */
const checkAddress =
  (addresses: ReadonlySet<string>): Handler =>
  (request, answer) => {
    const { method, url = '', headers } = request
    if (method === 'POST' || asksForImage(url) || addresses.has(url)) return request
    const admission = admitNews(url, String(headers['x-client-address']))
    if (admission === 'admitted') return request
    if (admission === 'missing') answer.sendNotFound()
    else answer.say(429, 'Please try again in a moment.', { 'retry-after': '4' })
    return undefined
  }

function prepareFiles(addresses: ReadonlySet<string>): Handler {
  const pointToCompressed = pointToCompressedFiles(addresses)
  return (request, answer) => {
    pointToCompressed(request, answer)
    if (hashedMedia.test(request.url ?? ''))
      answer.setHeader('cache-control', 'public, max-age=31536000, immutable')
    return request
  }
}

/**
 * Next answers the rest. A page that is not finished (a form sent without JavaScript, an error) gets a
 * nonce: Next reads it from the request, the browser from the answer.
 */
const askNext =
  (next: Promise<NextHandler>): Handler =>
  async (request, answer) => {
    answer.policy = contentSecurityPolicy([`'nonce-${randomBytes(16).toString('base64url')}'`])
    request.headers['content-security-policy'] = answer.policy
    // Next makes the whole page, so that the answer to HEAD has its length. Node omits the body.
    if (request.method === 'HEAD' && !/^\/(_next|content)\//.test(request.url ?? ''))
      request.method = 'GET'
    await (
      await next
    )(request, answer)
    return undefined
  }

function refuse(request: IncomingMessage, answer: Answer, refusal: Refusal) {
  const { method, headers } = request
  const { status, reason, location, sentence } = refusal
  if (method === 'POST' && status !== 308) countPost(`refused_${status}`)
  const origin = headers.origin?.slice(0, 100)
  // Anybody can have a page refused: only refused forms are worth a warning.
  const level = method === 'POST' ? 'warn' : 'info'
  if (status !== 308) log[level]({ method, status, reason, origin }, 'a request was refused')
  if (status === 404 && method !== 'POST') return answer.sendNotFound()
  const extra = location ? { location } : status === 405 ? { allow: 'GET, HEAD' } : {}
  // What is left of a body would be in the way of the next request.
  if (!request.complete) answer.setHeader('connection', 'close')
  answer.say(status, method === 'POST' ? sentence : '', extra)
}

const unparsed: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** What Node's parser refuses has no request. */
function refuseUnparsed(error: Error & { code?: string }, socket: Duplex) {
  if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy()
  const status = unparsed[error.code ?? ''] ?? '400 Bad Request'
  const head = plainHead.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return socket.end(`HTTP/1.1 ${status}\r\n${head}Connection: close\r\nContent-Length: 0\r\n\r\n`)
}

/**
 * The server of the site. Each handler answers a request or passes it on; Next is the last.
 * @param next resolves when the site has started
 * @param pages those of the build
 * @param addresses of all that the build has an answer for
 * @param trustedProxies `TRUST_PROXY`
 */
export function frontDoor(
  next: Promise<NextHandler>,
  pages: ReadonlyMap<string, BuiltPage>,
  addresses: ReadonlySet<string>,
  trustedProxies: number,
): Server<typeof IncomingMessage, typeof Answer> {
  const handlers: readonly Handler[] = [
    identify(trustedProxies),
    sendBuiltPages(pages),
    waitForStart(next),
    checkPosts(pages, trustedProxies),
    checkImages,
    checkAddress(addresses),
    prepareFiles(addresses),
    askNext(next),
  ]

  async function handle(request: IncomingMessage, answer: Answer) {
    let current: IncomingMessage | undefined = request
    for (const handler of handlers) {
      current = await handler(current, answer)
      if (!current) return
    }
  }

  const notFoundPage = pages.get('/_not-found')
  const server = createServer({ ...limits, ServerResponse: Answer }, (request, answer) => {
    countRequest(request, answer)
    answer.context = { id: randomUUID() }
    answer.notFoundPage = notFoundPage
    inRequest(answer.context, () => {
      handle(request, answer).catch((error: unknown) => {
        if (error instanceof Refusal && !answer.headersSent) return refuse(request, answer, error)
        log.error({ err: error }, 'a request could not be answered')
        answer.destroy()
      })
    })
  })
  server.on('clientError', refuseUnparsed)
  return server
}
