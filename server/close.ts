import type { EventEmitter } from 'node:events'
import type { Server, ServerResponse } from 'node:http'

const sweepMs = 500

/**
 * Accepts no new connection, and closes each open one after its current answer. Otherwise a proxy
 * would send further requests over the connections that it keeps.
 * @returns resolves when the last connection is closed
 */
export async function closeServer(
  server: EventEmitter &
    Pick<Server, 'closeIdleConnections'> & { close: (done: () => void) => void },
): Promise<void> {
  server.prependListener('request', (_, response: ServerResponse) =>
    response.setHeader('connection', 'close'),
  )
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
  await new Promise<void>((resolve) => server.close(resolve))
  clearInterval(sweep)
}
