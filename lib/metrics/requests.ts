import 'server-only'
import { Counter, Histogram, type Registry } from 'prom-client'

/** What this process was asked, and what it asked the backend. Routes are those of `routeLabel`. */
export function requestMetrics(register: Registry) {
  const registers = [register]
  return {
    requests: new Counter({
      name: 'octa_requests_total',
      help: 'Requests by route and status of the answer; broken_off when the visitor did not wait for all of it',
      labelNames: ['route', 'status'],
      registers,
    }),
    /** Seconds from the head of the request to the end of the answer. */
    requestSeconds: new Histogram({
      name: 'octa_request_duration_seconds',
      help: 'From the head of a request to the last byte of its answer, by route and status',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    renders: new Counter({
      name: 'octa_page_renders_total',
      help: 'Pages made anew by route and result: kept, missing (404), unknown (not kept) or failed (the last good page stays)',
      labelNames: ['route', 'result'],
      registers,
    }),
    /** Seconds until the backend had answered, or was waited for no longer. */
    backendSeconds: new Histogram({
      name: 'octa_backend_call_duration_seconds',
      help: 'Calls of the backend by outcome',
      labelNames: ['call', 'outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
  }
}
