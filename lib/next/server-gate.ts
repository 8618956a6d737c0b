import 'server-only'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import pictures from '@/content/pictures.json'
import { log } from '@/lib/log'
import { countPost } from '@/lib/metrics'
import { type Refusal, refusalSentence } from '@/lib/security/form-post'
import { asksForImage, isSignedImage } from './image-address'
import { admitPost } from './post-gate'

/** Longer than any balancer keeps a connection that it may use again: else a form meets a closed one. */
const keepAliveMs = 75_000
/** What a client may take to send the head of a request, and all of it. */
const headersMs = 20_000
const requestMs = 60_000

/** What is shown in the place of a picture of the news that can't be had. */
export const standInPicture = pictures.news.files.find(({ width }) => width === 720)?.webp

function refuse({ headers }: IncomingMessage, response: ServerResponse, refusal: Refusal) {
  const { status, reason } = refusal
  countPost(`refused_${status}`)
  const [origin, host] = [headers.origin, headers.host].map((sent) => sent?.slice(0, 100))
  log.warn({ status, reason, origin, host }, 'a post was refused')
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 405 && { allow: 'GET, HEAD' }),
  })
  response.end(refusalSentence(refusal))
}

/**
 * Stands between a server of Node's and Next. Posts are looked at, the image optimiser is asked only
 * for pictures of the news, and slow clients have a limit.
 * @param trustedProxies `TRUST_PROXY`
 */
export function installServerGate(server: Server, trustedProxies: number): void {
  Object.assign(server, { headersTimeout: headersMs, requestTimeout: requestMs })
  server.keepAliveTimeout = Math.max(server.keepAliveTimeout, keepAliveMs)
  const listeners = server.listeners('request')
  const pass = (request: IncomingMessage, response: ServerResponse) =>
    listeners.forEach((listener) => void Reflect.apply(listener, server, [request, response]))

  async function answerPost(request: IncomingMessage, response: ServerResponse) {
    const admitted = await admitPost(request, trustedProxies)
    if ('reason' in admitted) refuse(request, response, admitted)
    else pass(admitted, response)
  }

  server.removeAllListeners('request')
  // Next takes over each connection that asks for it, and leaves it open without a limit.
  server.removeAllListeners('upgrade')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/', method } = request
    if (method === 'POST') {
      answerPost(request, response).catch((error: unknown) => {
        log.error({ err: error }, 'a post could not be answered')
        response.destroy()
      })
    } else if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD', 'cache-control': 'no-store' }).end()
    } else if (asksForImage(url) && !isSignedImage(url)) {
      response.writeHead(302, { location: standInPicture, 'cache-control': 'no-store' }).end()
    } else pass(request, response)
  })
}
