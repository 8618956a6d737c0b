import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'

/** What a request whose head is on its way may take to be here. */
const headMs = 500

/**
 * Watches the connections of an HTTP server, so that it can be closed without a response being cut. Node's own
 * way counts a response that was ended as sent, and closes the connection while its bytes wait.
 * @returns ends the server: it accepts no new connection, closes each after the responses that have begun,
 *   and after a time, in milliseconds, whatever is left. Resolves when the last connection is closed
 */
export function closable(server: Server): (longestMs: number) => Promise<void> {
  /** How many responses each connection still waits for. */
  const unsent = new Map<Socket, number>()
  let isClosing = false

  const closeIfIdle = (socket: Socket) => {
    if (isClosing && unsent.get(socket) === 0) socket.destroySoon()
  }
  server.on('connection', (socket: Socket) => {
    unsent.set(socket, 0)
    socket.once('close', () => unsent.delete(socket))
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    unsent.set(socket, (unsent.get(socket) ?? 0) + 1)
    // A proxy would send further requests over a connection that it keeps.
    if (isClosing) response.setHeader('connection', 'close')
    response.once('close', () => {
      if (!unsent.has(socket)) return
      unsent.set(socket, (unsent.get(socket) ?? 1) - 1)
      closeIfIdle(socket)
    })
  })

  return async (longestMs) => {
    isClosing = true
    const closeIdle = setTimeout(() => [...unsent.keys()].forEach(closeIfIdle), headMs)
    const closeAll = setTimeout(() => {
      for (const socket of unsent.keys()) socket.destroy()
    }, longestMs)
    await new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()))
    clearTimeout(closeIdle)
    clearTimeout(closeAll)
  }
}
