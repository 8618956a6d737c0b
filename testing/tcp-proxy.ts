import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'

/**
 * A TCP proxy on a free port of 127.0.0.1 that can get in the way: `swallow` keeps all connections
 * open and lets nothing through, as a machine that lost its network; `cut` breaks them; `forward`
 * ends both. `received` is told what each connection sends first.
 */
export async function startTcpProxy(
  target: { host: string; port: number },
  received: (first: Buffer) => void = () => undefined,
) {
  const sockets = new Set<Socket>()
  let swallowing = false
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host)
    client.once('data', received)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        if (!swallowing) to.destroy()
      })
      from.on('data', (data) => void (!swallowing && to.write(data)))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no TCP address')
  const cut = () => sockets.forEach((socket) => socket.destroy())
  return {
    port: address.port,
    cut,
    swallow: () => void (swallowing = true),
    forward: () => void (swallowing = false),
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
