import type { EventEmitter } from 'node:events'
import type { Server, ServerResponse } from 'node:http'

const sweepMs = 500

/**
 * Lets nobody in any more; each connection ends with the answer that is on its way. A proxy would go
 * on asking over those that it keeps.
 * @returns resolves when the last connection is gone
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
