import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { listen } from './http'

/**
 * Starts a TCP proxy on a free port of 127.0.0.1. `silence` keeps all connections open and holds back
 * their data, like a machine that hangs or lost its network. `forward` ends a silence and passes on the
 * withheld data. `lose` silences the present connections only, like an address that has moved to another
 * machine. `cut` breaks all connections.
 */
export async function startTcpProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>()
  let silent = false
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host)
    for (const [from, into] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => into.destroy())
      from.on('close', () => {
        sockets.delete(from)
        into.destroy()
      })
      from.on('data', (data) => void into.write(data))
      if (silent) from.pause()
    }
  })
  const port = await listen(server)
  const cut = () => sockets.forEach((socket) => socket.destroy())
  const lose = () => sockets.forEach((socket) => socket.pause())
  return {
    port,
    cut,
    lose,
    silence() {
      silent = true
      lose()
    },
    forward() {
      silent = false
      sockets.forEach((socket) => socket.resume())
    },
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
