import 'server-only'
import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import pictures from '@/content/pictures.json'
import { contentSecurityPolicy } from '@/lib/security/policy.cjs'
import { clientAddress } from '@/lib/security/client-address'
import { answerablePath } from './request-path'
import { trackResponseStatus } from './response-status'

const POLICY = 'content-security-policy'
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
  const policy = contentSecurityPolicy([`'nonce-${id}'`])
  const wanted = trackResponseStatus()
  request.url = answerablePath(request.url ?? '/')
  headers[POLICY] = policy
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
      return writeHead((html && wanted.status) || status, ...sent)
    },
  })
}

/**
 * Prepares each request before Next sees it. A page that does not come from the cache (a form sent
 * without JavaScript, an error) gets a nonce: Next reads it from the request and puts it on its
 * scripts, the browser from the answer. Pages of the cache keep the policy with hashes they are
 * stored with. `x-client-address` says where the request comes from. A banner that can't be had leads
 * to the default picture.
 * @param trustedProxies `TRUST_PROXY`
 */
export function installRequestHook(trustedProxies: number) {
  subscribe('http.server.request.start', (message) => {
    if (isExchange(message)) guard(message, trustedProxies)
  })
}
