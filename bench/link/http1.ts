import { createServer } from 'node:http'
import { listen } from '@/testing/listen'
import { cachedOrigin } from './origin'

/**
 * Starts a server with HTTP/1.1 in front of each target that answers from memory, so that none is
 * slower than another by what serves it.
 * @param targets origins
 * @returns `urls`, one for each target, and `close`
 */
export async function startHttp1(targets: string[]) {
  const servers = targets.map((target) => {
    const origin = cachedOrigin(target)
    return createServer((request, response) => {
      void origin({ ...request.headers, ':path': request.url }).then(({ headers, body }) => {
        const { ':status': status, ...rest } = headers
        response.writeHead(Number(status), { ...rest, 'content-length': body.length }).end(body)
      })
    })
  })
  const ports = await Promise.all(servers.map(listen))
  const close = () => {
    for (const server of servers) server.close().closeAllConnections()
  }
  return { urls: ports.map((port) => `http://localhost:${port}`), close }
}
