import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { chooseRequestId, inRequest } from '@/lib/request-context'
import { addressHandler } from './addresses'
import { clientAddress } from './client-address'
import { isShared, plainHead, securityHeaders } from './headers'
import { HttpError } from './http-error'
import type { Exchange, Handler, Sources } from './handler'
import { pageHandler } from './next/page-handler'
import { notFoundPath, notFoundReply, pageReply, type Pages } from './prerendered'
import { pictureHandler } from './pictures'
import { admitPost, readBody } from './posts'
import { readRequest } from './request'
import { redirectTo, respond, type Reply } from './respond'
import { sendFile } from './static'

/** Longer than proxies keep a connection that they may use again, of which Google's is the last: else a form meets a closed one. */
const keepAliveTimeout = 620_000
/** In bytes. Sites of the same domain may have browsers send many cookies, of which none is read. */
const maxHeaderSize = 64 * 1024

/** Reads the request once, and passes its id, address and client on to Next and the action. */
function identify(trustedProxies: number): Handler {
  let isWarned = false
  return ({ request, response, context }) => {
    const { sent, movedTo } = readRequest(request)
    if (movedTo !== undefined) return redirectTo(movedTo, sent)
    const { headers, socket } = request
    const forwardedFor = headers['x-forwarded-for']?.toString() ?? ''
    if (trustedProxies === 0 && forwardedFor && !isWarned) {
      isWarned = true
      log.warn(
        'X-Forwarded-For received but TRUST_PROXY is 0: all visitors share one rate limit. Set TRUST_PROXY to the number of proxies.',
      )
    }
    if (trustedProxies > 0) context.id = chooseRequestId(headers['x-request-id'])
    headers['x-client-address'] = clientAddress(
      socket.remoteAddress ?? '',
      forwardedFor,
      trustedProxies,
    )
    headers['x-page-address'] = sent
    headers['x-request-id'] = context.id
    response.setHeader('x-request-id', context.id)
    return undefined
  }
}

const isRead = ({ request }: Exchange) => request.method !== 'POST'

/** Pages that never change are answered from memory. */
const sendPages =
  ({ pages }: Sources): Handler =>
  (exchange) => {
    const { url = '' } = exchange.request
    const page = isRead(exchange) && url !== notFoundPath ? pages.get(url) : undefined
    return page && pageReply(page)
  }

const sendFiles =
  ({ files }: Sources): Handler =>
  async (exchange) => {
    const { request, response } = exchange
    if (!isRead(exchange) || !files.has(request.url ?? '')) return undefined
    const status = await sendFile(request, response, files)
    return status === undefined ? 'sent' : { status }
  }

/** Requests that arrive while the site starts wait. */
const waitForStart =
  ({ next }: Sources): Handler =>
  async () => {
    await next
    return undefined
  }

const checkPosts =
  ({ pages }: Sources, trustedProxies: number): Handler =>
  async (exchange) => {
    if (isRead(exchange)) return undefined
    exchange.request = await admitPost(exchange.request, pages, trustedProxies)
    return undefined
  }

/** Where the form of a post from elsewhere is, on this site: behind a translator a path would lead to the translator. */
const linkToPage = (sentence: string, path: string) =>
  '<!doctype html><html lang="en-GB"><meta name="viewport" content="width=device-width">' +
  `<title>Not sent</title><p>${sentence}</p><p><a href="${new URL(env().SITE_URL + path).href}">Open the page</a></p></html>`

/** The reply to a request that goes no further; it is logged. */
function refuse(request: IncomingMessage, error: HttpError, pages: Pages): Reply {
  const { method, headers, url = '/' } = request
  const { status, reason, sentence } = error
  const isPost = method === 'POST'
  const origin = headers.origin?.slice(0, 100)
  // Anybody can have a page refused: only refused forms are worth a warning.
  log[isPost ? 'warn' : 'info']({ method, status, reason, origin }, 'a request was refused')
  if (status === 404 && !isPost) return notFoundReply(pages)
  const allow = status === 405 ? { allow: 'GET, HEAD' } : {}
  if (!isPost) return { status, headers: allow }
  const isPage = status === 403 && headers['next-action'] === undefined
  const type = isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8'
  const body = isPage ? linkToPage(sentence, url) : sentence && `${sentence}\n`
  return { status, headers: { ...allow, 'content-type': type }, body }
}

const unparsed: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** What Node's parser refuses has no request. An address with letters, as crawlers send it, leads to itself, encoded. */
function refuseUnparsed(error: Error & { code?: string; rawPacket?: Buffer }, socket: Duplex) {
  if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy()
  const [, sent = ''] = /^\S+ \/+([^ \r]*) HTTP\//.exec(String(error.rawPacket)) ?? []
  // A backslash would lead to another site.
  const encoded = sent.replace(/[^\x21-\x5b\x5d-\x7e]+/g, encodeURIComponent)
  const status =
    encoded === sent
      ? (unparsed[error.code ?? ''] ?? '400 Bad Request')
      : `308 Permanent Redirect\r\nLocation: /${encoded}`
  const head = plainHead.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return socket.end(`HTTP/1.1 ${status}\r\n${head}Connection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** The headers that each response has, whoever sends it. */
function setOwnHeaders({ request, response }: Exchange) {
  response.setHeaders(securityHeaders)
  if (!isShared.test(request.url ?? ''))
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
}

/** The first reply that a handler gives; one that is refused is a reply too. */
async function replyTo(exchange: Exchange, handlers: readonly Handler[], pages: Pages) {
  const { request, response } = exchange
  try {
    for (const handle of handlers) {
      // A form that has come is stored all the same.
      if (isRead(exchange) && request.socket.destroyed) return 'sent'
      const reply = await handle(exchange)
      if (reply) return reply
    }
  } catch (error) {
    if (!(error instanceof HttpError) || response.headersSent) throw error
    return refuse(request, error, pages)
  }
  return notFoundReply(pages)
}

/**
 * The server of the site. Each handler gives the reply or leaves it to the next; Next.js is the last.
 * @param trustedProxies `TRUST_PROXY`
 */
export function pipeline(sources: Sources, trustedProxies: number): Server {
  const { next, pages } = sources
  const handlers: readonly Handler[] = [
    identify(trustedProxies),
    sendPages(sources),
    sendFiles(sources),
    waitForStart(sources),
    checkPosts(sources, trustedProxies),
    addressHandler(sources),
    pictureHandler(),
    pageHandler(next, pages),
  ]

  async function handle(exchange: Exchange) {
    const { request, response } = exchange
    setOwnHeaders(exchange)
    const reply = await replyTo(exchange, handlers, pages)
    if (reply === 'sent') return
    // Who is still sending would find the connection closed, and no reply.
    if (!request.complete && !request.readableDidRead)
      await readBody(request).catch(() => undefined)
    // What is left of a body would be in the way of the next request.
    if (!request.complete) response.setHeader('connection', 'close')
    await respond(request, response, reply)
  }

  /** Connections that wait for a response: one line can hold thousands of requests, and no browser or proxy sends a second. */
  const waiting = new WeakSet<Socket>()
  const server = createServer({ keepAliveTimeout, maxHeaderSize }, (request, response) => {
    const { socket } = request
    if (waiting.has(socket)) return void socket.destroy()
    waiting.add(socket)
    response.once('close', () => waiting.delete(socket))
    const exchange = { request, response, context: { id: randomUUID() } }
    inRequest(exchange.context, () => {
      handle(exchange).catch((error: unknown) => {
        log.error({ err: error }, 'a request could not be answered')
        response.destroy()
      })
    })
  })
  server.on('clientError', refuseUnparsed)
  return server
}
