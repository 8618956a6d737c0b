import 'server-only'
import type { Server } from 'node:http'
import { onRequest } from './on-request'

const sweepMs = 500

/**
 * Knows the servers of this process, so that it can end soon after it was told to. Next then waits
 * until the last connection is gone, and a proxy goes on asking over those that it keeps.
 * @returns has each connection end with the answer that is on its way
 */
export function watchConnections(): () => void {
  const servers = new Set<Server>()
  let ending = false
  onRequest(({ response, server }) => {
    servers.add(server)
    if (ending) response.setHeader('connection', 'close')
  })
  return () => {
    ending = true
    setInterval(() => servers.forEach((server) => server.closeIdleConnections()), sweepMs).unref()
  }
}
