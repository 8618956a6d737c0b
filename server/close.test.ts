import { EventEmitter, on, once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '@/testing/http'
import { closeServer } from './close'

test('a process that is to end waits for its answers, but not for connections that a proxy keeps', async () => {
  const asked = new EventEmitter()
  const server = createServer((request, response) => {
    if (request.url === '/slow') asked.emit('slow', response)
    else response.end()
  })
  server.keepAliveTimeout = 60_000
  const port = await listen(server)
  const agent = new Agent({ keepAlive: true })
  const ask = async (path: string) => {
    const [answer] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage]
    await once(answer.resume(), 'end')
    return answer.headers.connection
  }

  const arrivals = on(asked, 'slow')
  const arrived = async () => ((await arrivals.next()).value as [ServerResponse])[0]
  const [busy, idle] = [ask('/slow'), ask('/slow')]
  const [first, second] = [await arrived(), await arrived()]
  const closed = closeServer(server)
  first.end()
  expect(await Promise.race([busy, idle])).toBe('keep-alive')
  expect(await ask('/next')).toBe('close')
  second.end()
  await Promise.all([busy, idle, closed])
  agent.destroy()
})
