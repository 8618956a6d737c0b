import 'server-only'
import { randomUUID } from 'node:crypto'
import { type RequestContext, runtime } from '@/lib/runtime'

/**
 * The id by which an answer, its lines in the log and a visitor's mail are brought together.
 * @param sent the header `x-request-id`, if a trusted proxy sent one
 * @returns what was sent when it is 8 to 64 letters, digits, `-` or `_`, else a new id
 */
export function chooseRequestId(sent: unknown): string {
  return typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID()
}

/** Does something for a request: whatever follows from it belongs to that request. */
export const inRequest = <T>(context: RequestContext, act: () => T): T =>
  runtime().requests.run(context, act)

/** What is known of the request that the present call belongs to, if any. */
export const currentContext = (): RequestContext | undefined => runtime().requests.getStore()

/** Gives the page that answers this request a status, which a server action can't. */
export function setResponseStatus(status: number): void {
  Object.assign(currentContext() ?? {}, { status })
}
