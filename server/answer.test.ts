import { createServer, type IncomingMessage, type Server } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { contentSecurityPolicy } from './headers'
import { inlineScriptHashes } from './pages/hashes'
import { listen, wire } from '@/testing/http'
import { Answer } from './answer'

jest.mock('node:zlib', () => {
  const zlib = jest.requireActual<{ brotliCompress: (...all: unknown[]) => void }>('node:zlib')
  return { ...zlib, brotliCompress: jest.fn(zlib.brotliCompress) }
})

/** What HTML compresses like, without scripts. */
const text = readFileSync(join(__dirname, 'pages/fixtures/prerendered.html'), 'utf8').replace(
  /<script.*?<\/script>|<\/?(html|head|body|link)\b[^>]*>/gs,
  '',
)
const html = `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${text}`

let server: Server<typeof IncomingMessage, typeof Answer>
let port: number

beforeAll(async () => {
  server = createServer({ ServerResponse: Answer }, (request, response) => {
    const { url = '/' } = request
    if (['/list.json', '/once.json', '/short.json'].includes(url)) {
      response.setHeader('content-type', 'application/json')
      response.write(url === '/short.json' ? '{' : url + html)
      response.end('}')
      return
    }
    response.setHeader('content-security-policy', policy)
    response.setHeader('vary', 'rsc, next-router-state-tree, Accept-Encoding')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-length', Buffer.byteLength(html))
    response.end(html)
  })
  port = await listen(server)
})

afterAll(() => server.close())

const ask = (path: string, headers: Record<string, string>) =>
  wire(`http://127.0.0.1:${port}${path}`, headers)

const br = { accept: 'text/html', 'accept-encoding': 'gzip, br' }
const policy = contentSecurityPolicy(inlineScriptHashes(html))

test('what a browser has is not sent again, and keeps its policy', async () => {
  const { headers } = await ask('/', br)
  const again = await ask('/', { ...br, 'if-none-match': headers.etag ?? '' })
  expect(again.status).toBe(304)
  expect(again.headers).toMatchObject({ vary: 'Accept-Encoding', etag: headers.etag })
  expect(again.headers['content-security-policy']).toBe(policy)
  expect(again.body).toHaveLength(0)
})

test('a text is compressed once, however often it is sent', async () => {
  const { brotliCompress } = jest.requireMock<{ brotliCompress: jest.Mock }>('node:zlib')
  const sent = await ask('/once.json', br)
  brotliCompress.mockClear()
  expect(await ask('/once.json', br)).toMatchObject({ body: sent.body })
  expect(brotliCompress).not.toHaveBeenCalled()
})

test('what is no page comes in one piece too, and compressed when that is worth it', async () => {
  const [list, short] = [await ask('/list.json', br), await ask('/short.json', br)]
  expect(brotliDecompressSync(list.body).toString()).toBe(`/list.json${html}}`)
  expect(list.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(list.body.length),
    vary: 'Accept-Encoding',
  })
  expect(short.body.toString()).toBe('{}')
  expect(short.headers['content-encoding']).toBeUndefined()
})
