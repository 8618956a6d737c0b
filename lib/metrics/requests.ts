import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { metrics } from '@/lib/metrics'
import { routeLabel } from './route-label'

/** Counts a request once its answer ends. */
export function countRequest({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  response.once('close', () => {
    const status = response.writableFinished ? String(response.statusCode) : 'broken_off'
    metrics().requests.inc({ route: routeLabel(url), status })
  })
}
