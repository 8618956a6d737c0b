import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { metrics } from '@/lib/metrics'
import { routeLabel } from './route-label'

/** Counts a request that begins, and the time until its answer ends. */
export function countRequest(request: IncomingMessage, response: ServerResponse): void {
  const { url = '/' } = request
  const route = routeLabel(url)
  const end = metrics().requestSeconds.startTimer({ route })
  response.once('close', () => {
    const status = response.writableFinished ? String(response.statusCode) : 'broken_off'
    metrics().requests.inc({ route, status })
    end({ status })
  })
}
