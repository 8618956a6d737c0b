import { EventEmitter, on, once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { listen } from '@/testing/http'
import { closable } from './shutdown'

/** Longer than any test may take. */
const never = 600_000
const request = 'GET / HTTP/1.1\r\nHost: a.example\r\n\r\n'

/** A server whose responses to /slow the test gives. */
async function startServer() {
  const asked = new EventEmitter()
  const arrivals = on(asked, 'slow')
  const server = createServer((request, response) => {
    if (request.url === '/slow') asked.emit('slow', response)
    else response.end()
  })
  server.keepAliveTimeout = 60_000
  const close = closable(server)
  const port = await listen(server)
  const arrived = async () => ((await arrivals.next()).value as [ServerResponse])[0]
  return { port, close, arrived }
}

/** What comes next over a connection. */
const nextData = async (socket: Socket) => String((await once(socket, 'data'))[0])

test('a process that is to end waits for its responses, but not for connections that a proxy keeps', async () => {
  const { port, close, arrived } = await startServer()
  const dial = () => connect(port, '127.0.0.1')
  const [idle, used, slow] = [dial(), dial(), dial()]
  for (const socket of [idle, used]) {
    socket.write(request)
    expect(await nextData(socket)).toContain('Connection: keep-alive')
  }
  slow.write(request.replace('/', '/slow'))
  const response = await arrived()
  const closed = close(never)
  used.write(request)
  expect(await nextData(used)).toContain('connection: close')
  expect(await text(idle)).toBe('')
  response.end('whole')
  expect(await text(slow)).toMatch(/whole$/)
  await closed
})

test('whoever does not read a response holds nothing up for longer than the limit', async () => {
  const { port, close, arrived } = await startServer()
  const asked = once(get({ port, path: '/slow' }), 'response') as Promise<[IncomingMessage]>
  const response = await arrived()
  response.end(Buffer.alloc(50_000_000))
  const [received] = await asked
  received.once('error', () => undefined)
  await close(700)
  expect(response.writableFinished).toBe(false)
})
