import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

// The framework loads this module more than once in a process: all copies share one.
const shared = globalThis as { octaRequests?: AsyncLocalStorage<string> }
const requests = (shared.octaRequests ??= new AsyncLocalStorage<string>())

/**
 * The id by which an answer, its lines in the log and a visitor's mail are brought together.
 * @param sent the header `x-request-id`, if a trusted proxy sent one
 * @returns what was sent when it is 8 to 64 letters, digits, `-` or `_`, else a new id
 */
export function chooseRequestId(sent: unknown): string {
  return typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID()
}

/** From here on, whatever follows from the present call belongs to this request. */
export function enterRequest(id: string): void {
  requests.enterWith(id)
}

/** The request that the present call belongs to, if any. */
export const currentRequestId = (): string | undefined => requests.getStore()
