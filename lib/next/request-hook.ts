import 'server-only'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { contentSecurityPolicy } from '@/lib/security/policy.cjs'
import { clientAddress } from '@/lib/security/client-address'
import { log } from '@/lib/log'
import { remember } from '@/lib/remember'
import { chooseRequestId, enterRequest } from '@/lib/request-context'
import { cacheControl } from './cache-control.cjs'
import { asksForImage } from './image-address'
import { onRequest } from './on-request'
import { answerablePath } from './request-path'
import { installServerGate, standInPicture } from './server-gate'

const POLICY = 'content-security-policy'
const REQUEST_ID = 'x-request-id'

/** Said once: with it nobody wonders why all visitors share the limit of one address. */
const warnOfProxy = () =>
  remember('warning of a proxy', () =>
    log.warn(
      'X-Forwarded-For arrives while TRUST_PROXY is 0: the proxy counts as the only visitor',
    ),
  )

function guard(request: IncomingMessage, response: ServerResponse, trustedProxies: number) {
  const { headers, socket } = request
  const id = randomUUID()
  const requestId = chooseRequestId(trustedProxies > 0 && headers[REQUEST_ID])
  const policy = contentSecurityPolicy([`'nonce-${id}'`])
  const context = enterRequest(requestId)
  request.url = answerablePath(request.url ?? '/')
  headers[POLICY] = policy
  headers[REQUEST_ID] = requestId
  headers['x-client-address'] = clientAddress(
    socket.remoteAddress ?? '',
    String(headers['x-forwarded-for'] ?? ''),
    trustedProxies,
  )
  if (trustedProxies === 0 && headers['x-forwarded-for']) warnOfProxy()
  const isPicture = request.method === 'GET' && asksForImage(request.url)
  const writeHead = response.writeHead.bind(response)
  Object.assign(response, {
    writeHead(status: number, ...sent: never[]) {
      if (isPicture && status >= 400 && standInPicture) {
        response.setHeader('location', standInPicture)
        return writeHead(302, ...sent)
      }
      const html = String(response.getHeader('content-type')).startsWith('text/html')
      if (html && !response.hasHeader(POLICY)) response.setHeader(POLICY, policy)
      const finalStatus = (html && context.status) || status
      const cache = cacheControl(finalStatus, String(response.getHeader('cache-control') ?? ''))
      if (cache) response.setHeader('cache-control', cache)
      if (html && finalStatus >= 500) {
        response.setHeader('server-timing', `request;desc="${requestId}"`)
      }
      if (!response.hasHeader(REQUEST_ID)) response.setHeader(REQUEST_ID, requestId)
      return writeHead(finalStatus, ...sent)
    },
  })
}

/**
 * Prepares each request before Next sees it. A page that does not come from the cache (a form sent
 * without JavaScript, an error) gets a nonce: Next reads it from the request and puts it on its
 * scripts, the browser from the answer. Pages of the cache keep the policy with hashes they are
 * stored with. `x-client-address` says where the request comes from, `x-request-id` which one it is, also
 * in the answer; the error page reads it from `Server-Timing`. Shared caches are told how long to
 * keep the answer. A banner that can't be had leads to the default picture.
 * @param trustedProxies `TRUST_PROXY`
 * @returns what takes it away again
 */
export function installRequestHook(trustedProxies: number): () => void {
  const gated = new WeakSet<Server>()
  return onRequest(({ request, response, server }) => {
    guard(request, response, trustedProxies)
    // The server exists before this hook does: its first request is where it can be got hold of.
    if (!gated.has(server)) installServerGate(server, trustedProxies)
    gated.add(server)
  })
}
