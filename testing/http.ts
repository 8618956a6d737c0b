import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  request,
  type RequestListener,
  type Server,
} from 'node:http'
import { connect, type Server as TcpServer } from 'node:net'
import { buffer, text } from 'node:stream/consumers'

/** Lets a server listen on a free port of the loopback address. */
export async function listen(server: TcpServer): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no TCP address')
  return address.port
}

/** Reads a response as it is sent: `fetch` would decode it and normalise the address. */
export async function wire(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port, origin } = new URL(url)
  const asked = request({ hostname, port, path: url.slice(origin.length) || '/', headers, method })
  const [received] = (await once(asked.end(), 'response')) as [IncomingMessage]
  const { statusCode: status, headersDistinct } = received
  return { status, headers: received.headers, headersDistinct, body: await buffer(received) }
}

/** Writes to a server of this machine what no client would send, and reads its whole response. */
export async function exchange(port: number, sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(sent)
  return text(socket)
}

/** The body of a form of the type `multipart/form-data; boundary=abc`. */
export const multipart = (fields: readonly (readonly [name: string, value: string])[]): string => {
  const head = (name: string) => `--abc\r\nContent-Disposition: form-data; name="${name}"`
  return `${fields.map(([name, value]) => `${head(name)}\r\n\r\n${value}\r\n`).join('')}--abc--\r\n`
}

/** For Jest: has a server listen while the tests of a file run; its address is known in them. */
export function serve(server: Server) {
  const listening = { port: 0, url: '' }
  beforeAll(async () => {
    listening.port = await listen(server)
    listening.url = `http://127.0.0.1:${listening.port}`
  })
  afterAll(async () => {
    server.close().closeAllConnections()
    await once(server, 'close')
  })
  return listening
}

/** For Jest: a server of a test file whose responses each test gives, and which addresses were asked for. */
export function answeringServer() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    given.respond(request, response)
  })
  const respond: RequestListener = () => undefined
  const given = Object.assign(serve(server), { asked, respond })
  beforeEach(() => {
    asked.length = 0
  })
  return given
}

/** Has such a server answer the next call without end; resolves to the bytes written when it is cut off. */
export const flood = (server: ReturnType<typeof answeringServer>) =>
  new Promise<number>((resolve) => {
    server.respond = (_, response) => {
      let sent = 0
      response.on('close', () => resolve(sent))
      const more = () => {
        sent += 100_000
        if (!response.destroyed) response.write('x'.repeat(100_000), () => setImmediate(more))
      }
      more()
    }
  })
