import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { remember } from './remember'

/** What is known of a request while it is worked on. */
export interface RequestContext {
  id: string
  /** The status that the page which answers is to have. */
  status?: number
  /** Nobody waits for the answer: a page is made anew. */
  isRefresh?: boolean
  /** Which news the page was made from: versions of the list and of the article. */
  news?: { list?: string; article?: string }
}

const contexts = remember('request context', () => new AsyncLocalStorage<RequestContext>())

/**
 * The id by which an answer, its lines in the log and a visitor's mail are brought together.
 * @param sent the header `x-request-id`, if a trusted proxy sent one
 * @returns what was sent when it is 8 to 64 letters, digits, `-` or `_`, else a new id
 */
export function chooseRequestId(sent: unknown): string {
  return typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID()
}

/** Does something for a request: whatever follows from it belongs to that request. */
export const inRequest = <T>(context: RequestContext, act: () => T): T => contexts.run(context, act)

/** What is known of the request that the present call belongs to, if any. */
export const currentContext = (): RequestContext | undefined => contexts.getStore()

/** Gives the page that answers this request a status, which a server action can't. */
export function setResponseStatus(status: number): void {
  Object.assign(currentContext() ?? {}, { status })
}

/** Notes which version of the list or of an article a page is made from. */
export function noteNews(part: 'list' | 'article', version: string): void {
  const context = currentContext()
  if (context) context.news = { ...context.news, [part]: version }
}
