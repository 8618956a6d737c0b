import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { metrics } from '@/lib/metrics'
import { onRequest } from './on-request'
import { routeLabel } from './route-label'

function countRequest({ url = '/' }: IncomingMessage, response: ServerResponse) {
  const route = routeLabel(url)
  const end = metrics().requestSeconds.startTimer({ route })
  response.once('close', () => {
    const status = response.writableFinished ? String(response.statusCode) : 'broken_off'
    metrics().requests.inc({ route, status })
    end({ status })
  })
}

/** Counts a page that was made anew, for `octa_page_renders_total`. */
export const countRender = (path: string, result: string): void =>
  metrics().renders.inc({ route: routeLabel(path), result })

/**
 * Counts each request of this process and the time it took, and each page made anew, which the cache
 * handler tells of.
 */
export function countRequests(): void {
  onRequest(({ request, response }) => countRequest(request, response))
  subscribe('site.page.rendered', (message) => {
    const { path, result } = message as { path: string; result: string }
    countRender(path, result)
  })
}
