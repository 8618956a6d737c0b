import { EventEmitter, once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { watchConnections } from './graceful-end'

const endConnections = watchConnections()

/** A server that is told to end while it answers a proxy, and what asks it more over the same connection. */
async function endWhileAnswering() {
  const asked = new EventEmitter()
  const server = createServer((request, response) => {
    if (request.url === '/slow') asked.emit('slow', response)
    else response.end()
  })
  server.keepAliveTimeout = 60_000
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async (path: string) => {
    const [answer] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage]
    await once(answer.resume(), 'end')
    return answer.headers.connection
  }
  const arrived = once(asked, 'slow') as Promise<[ServerResponse]>
  const slow = ask('/slow')
  const [response] = await arrived
  const closed = once(server, 'close')
  server.close()
  endConnections()
  response.end()
  await slow
  return { ask, closed }
}

test('a process that is to end tells a proxy with its next answer to ask elsewhere', async () => {
  const { ask, closed } = await endWhileAnswering()
  expect(await ask('/next')).toBe('close')
  await closed
})

test('it does not wait for connections on which nothing is asked any more', async () => {
  const { closed } = await endWhileAnswering()
  await closed
})
