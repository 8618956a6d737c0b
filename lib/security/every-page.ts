import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentSecurityPolicy } from '@/lib/security/policy.cjs'
import { plainAddress } from './plain-address'

const POLICY = 'content-security-policy'

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

function isExchange(message: unknown): message is Exchange {
  return (
    typeof message === 'object' && message !== null && 'request' in message && 'response' in message
  )
}

function guard({ request, response }: Exchange) {
  const policy = contentSecurityPolicy([`'nonce-${randomUUID()}'`])
  request.headers[POLICY] = policy
  request.url = plainAddress(request.url ?? '/')
  const writeHead = response.writeHead.bind(response)
  Object.assign(response, {
    writeHead(...sent: Parameters<typeof writeHead>) {
      const html = String(response.getHeader('content-type')).startsWith('text/html')
      if (html && !response.hasHeader(POLICY)) response.setHeader(POLICY, policy)
      return writeHead(...sent)
    },
  })
}

/**
 * Sees each request before Next does: its address is made plain, and it gives a nonce to each page that does not come from the cache (a form sent without JavaScript, an
 * error): Next reads it from the request and puts it on its scripts, the browser from the answer.
 * Pages of the cache keep the policy with hashes they are stored with.
 */
export function guardEveryPage() {
  subscribe('http.server.request.start', (message) => {
    if (isExchange(message)) guard(message)
  })
}
