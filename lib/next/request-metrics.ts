import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { metrics } from '@/lib/metrics'
import { routeLabel } from './route-label'

/**
 * Counts a request that begins, and the time until its answer ends. What a browser asks for because a
 * link was pressed is no visit yet, and has a number of its own.
 */
export function countRequest(request: IncomingMessage, response: ServerResponse): void {
  const { url = '/', headers } = request
  const route = routeLabel(url)
  const isPrefetch = /^prefetch\b/.test(String(headers['sec-purpose']))
  const end = metrics().requestSeconds.startTimer({ route })
  response.once('close', () => {
    const status = response.writableFinished ? String(response.statusCode) : 'broken_off'
    // A failure counts whatever the request was for: anybody can say that theirs is a prefetch.
    const isVisit = !isPrefetch || response.statusCode >= 500
    metrics()[isVisit ? 'requests' : 'prefetches'].inc({ route, status })
    end({ status })
  })
}

/** Counts a page that was made anew, for `octa_page_renders_total`. */
export const countRender = (path: string, result: string): void =>
  metrics().renders.inc({ route: routeLabel(path), result })
