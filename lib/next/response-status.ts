import 'server-only'

// The framework loads this module more than once in a process: all copies share one.
const shared = globalThis as { octaStatuses?: Map<string, number> }
const statuses = (shared.octaStatuses ??= new Map())

/**
 * Has the page that answers a request sent with a status of its own, which a server action can't set.
 * @param exchange the request's header `x-exchange`
 */
export function setResponseStatus(exchange: string, status: number): void {
  statuses.set(exchange, status)
}

/** What was set for a request, once. */
export function takeResponseStatus(exchange: string): number | undefined {
  const status = statuses.get(exchange)
  statuses.delete(exchange)
  return status
}
