import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { remember } from './remember'

/** What is known of a request while it is worked on. */
export interface RequestContext {
  id: string
  /** The status that the page which answers is to have. */
  status?: number
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

/** The request that the present call belongs to, if any. */
export const currentRequestId = (): string | undefined => contexts.getStore()?.id

/** Gives the page that answers this request a status, which a server action can't. */
export function setResponseStatus(status: number): void {
  Object.assign(contexts.getStore() ?? {}, { status })
}
