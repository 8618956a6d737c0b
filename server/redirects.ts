import type { IncomingMessage } from 'node:http'
import { formRedirects, redirects } from '@/content/redirects'
import { HttpError } from './http-error'

/**
 * Leads on from the address of a page that is gone, with the query that was sent.
 * @param sent path and query
 * @throws {HttpError} 308 where content/redirects.ts has the address
 */
export function leadOn({ method, url = '' }: IncomingMessage, sent: string): void {
  const target = (method === 'POST' ? formRedirects.get(url) : undefined) ?? redirects.get(url)
  if (target) throw new HttpError(308, 'a page that is gone', target + sent.slice(url.length))
}
