import { randomBytes } from 'node:crypto'
import { errorPrefix } from '@/content/forms/messages'
import { contentSecurityPolicy, cacheControlOfPosts } from '@/server/headers'
import { notFoundReply, type Pages } from '@/server/prerendered'
import type { Handler } from '@/server/handler'
import { askNext, type NextHandler } from './app'
import { withoutEmptyActions } from './optimise'

/** The title of a form that came back says so before all else is read. */
const asRefused = (page: Buffer) =>
  Buffer.from(withoutEmptyActions(page.toString()).replace('<title>', `<title>${errorPrefix}`))

/**
 * Has Next.js answer. A page that is not optimised (a form sent without JavaScript, an error) gets a
 * nonce: Next.js reads it from the request, the browser from the response.
 */
export const pageHandler =
  (next: Promise<NextHandler>, pages: Pages): Handler =>
  async ({ request, response, context }) => {
    const policy = contentSecurityPolicy([`'nonce-${randomBytes(16).toString('base64url')}'`])
    request.headers['content-security-policy'] = policy
    const reply = await askNext(await next, request, response)
    if (!reply) return 'sent'
    const { headers, body } = reply
    if (!String(headers['content-type'] ?? '').startsWith('text/html')) return reply
    const status = context.status ?? reply.status
    if (status === 404) return notFoundReply(pages)
    const cameBack = request.method === 'POST' && status < 500
    return {
      status,
      headers: {
        'content-security-policy': policy,
        ...headers,
        ...(cameBack && { 'cache-control': cacheControlOfPosts }),
        ...(status >= 500 && { 'server-timing': `request;desc="${context.id}"` }),
      },
      body: cameBack ? asRefused(body) : body,
    }
  }
