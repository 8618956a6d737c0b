import { createServer, type IncomingMessage, type Server } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { contentSecurityPolicy } from './headers'
import { inlineScriptHashes } from './pages/hashes'
import { metrics } from '@/lib/metrics'
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
const foreign = `${html}<article><script>alert(document.cookie)</script></article>`

let server: Server<typeof IncomingMessage, typeof Answer>
let port: number

beforeAll(async () => {
  server = createServer({ ServerResponse: Answer }, (request, response) => {
    const { url = '/' } = request
    if (url === '/list.json' || url === '/short.json') {
      response.setHeader('content-type', 'application/json')
      response.write(url === '/short.json' ? '{' : html)
      response.end('}')
      return
    }
    if (url === '/endless.json') {
      response.setHeader('content-type', 'application/json')
      for (let part = 0; part < 3; part++) response.write('x'.repeat(600_000))
      return void response.end()
    }
    response.setHeader('x-nextjs-cache', url === '/fresh' ? 'MISS' : 'HIT')
    const body = url === '/foreign' ? foreign : url === '/unlucky' ? `${html}<!--/unlucky-->` : html
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-length', Buffer.byteLength(body))
    response.end(body)
  })
  port = await listen(server)
})

afterAll(() => server.close())

const ask = (path: string, headers: Record<string, string>) =>
  wire(`http://127.0.0.1:${port}${path}`, headers)

const br = { accept: 'text/html', 'accept-encoding': 'gzip, br' }
const policy = contentSecurityPolicy(inlineScriptHashes(html))

test.each([
  ['br', 'gzip, br', brotliDecompressSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
  [undefined, '', (body: Buffer) => body],
])('a page comes as %s to a browser that takes %p', async (encoding, accepted, decode) => {
  const answer = await ask('/', { accept: 'text/html', 'accept-encoding': accepted })
  expect(decode(answer.body).toString()).toBe(html)
  expect(answer.headers).toMatchObject({
    'content-length': String(answer.body.length),
    'content-security-policy': policy,
    vary: 'Accept-Encoding',
  })
  expect(answer.headers['content-encoding']).toBe(encoding)
})

test('a script that came into an article with foreign HTML is not allowed by its policy', async () => {
  const { headers } = await ask('/foreign', br)
  expect(headers['content-security-policy']).toBe(policy)
})

test('what a browser has is not sent again, and keeps its policy', async () => {
  const { headers } = await ask('/', br)
  const again = await ask('/', { ...br, 'if-none-match': headers.etag ?? '' })
  expect(again.status).toBe(304)
  expect(again.headers).toMatchObject({ vary: 'Accept-Encoding', etag: headers.etag })
  expect(again.headers['content-security-policy']).toBe(policy)
  expect(again.body).toHaveLength(0)
})

test('a text whose compression fails is sent as it is, and compressed for the next visitor', async () => {
  const failing = jest.requireMock<{ brotliCompress: jest.Mock }>('node:zlib').brotliCompress
  failing.mockImplementationOnce((...all: unknown[]) => {
    const done = all.at(-1) as (error: Error) => void
    done(new Error('no memory'))
  })
  const plain = await ask('/unlucky', br)
  expect(plain.body.toString()).toBe(`${html}<!--/unlucky-->`)
  expect(plain.headers['content-encoding']).toBeUndefined()
  const again = await ask('/unlucky', br)
  expect(brotliDecompressSync(again.body).toString()).toBe(`${html}<!--/unlucky-->`)
})

test('a text that is longer than any of the site is sent as it comes', async () => {
  const answer = await ask('/endless.json', br)
  expect(answer.headers['transfer-encoding']).toBe('chunked')
  expect(answer.body).toHaveLength(3 * 600_000)
})

test('a page is finished once, however often it is asked for', async () => {
  metrics().pageSteps.reset()
  for (const path of ['/foreign', '/foreign', '/unlucky', '/unlucky']) await ask(path, br)
  const [first] = (await metrics().pageSteps.get()).values
  expect(first?.value).toBeUndefined()
})

test('what is no page comes in one piece too, and compressed when that is worth it', async () => {
  const [list, short] = [await ask('/list.json', br), await ask('/short.json', br)]
  expect(brotliDecompressSync(list.body).toString()).toBe(`${html}}`)
  expect(list.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(list.body.length),
    vary: 'Accept-Encoding',
  })
  expect(short.body.toString()).toBe('{}')
  expect(short.headers['content-encoding']).toBeUndefined()
})
