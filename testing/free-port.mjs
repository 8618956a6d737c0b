import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port that nothing listens on. It is below those that the system gives to outgoing connections:
 * one of these could be taken again before a program listens on it.
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(10_000, 32_000)
    const server = createServer().listen(port)
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
