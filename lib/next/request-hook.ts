import 'server-only'
import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import pictures from '@/content/pictures.json'
import { contentSecurityPolicy } from '@/lib/security/policy.cjs'
import { clientAddress } from '@/lib/security/client-address'
import { chooseRequestId, enterRequest } from '@/lib/request-context'
import { cacheControl } from './cache-control'
import { answerablePath } from './request-path'

const POLICY = 'content-security-policy'
const REQUEST_ID = 'x-request-id'
const defaultPicture = pictures.news.files.find(({ width }) => width === 720)?.webp

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

function isExchange(message: unknown): message is Exchange {
  return (
    typeof message === 'object' && message !== null && 'request' in message && 'response' in message
  )
}

function guard({ request, response }: Exchange, trustedProxies: number) {
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
  const isPicture = request.url.startsWith('/_next/image?')
  const writeHead = response.writeHead.bind(response)
  Object.assign(response, {
    writeHead(status: number, ...sent: never[]) {
      if (isPicture && status >= 400 && defaultPicture) {
        response.setHeader('location', defaultPicture)
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
 * in the answer; the error page reads it from `Server-Timing`. Shared caches are told how long to keep the answer. A banner that can't be had leads to
 * the default picture.
 * @param trustedProxies `TRUST_PROXY`
 */
export function installRequestHook(trustedProxies: number) {
  subscribe('http.server.request.start', (message) => {
    if (isExchange(message)) guard(message, trustedProxies)
  })
}
