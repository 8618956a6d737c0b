import { createServer, type IncomingMessage, type Server } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import sharp from 'sharp'
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

const pictures: Record<string, Buffer> = {}

/** As Next does it. */
function sendPicture(response: Answer, url: string) {
  const picture = pictures[url.split('?')[1] ?? ''] ?? Buffer.alloc(0)
  response.defaultPicture = '/default.webp'
  response.setHeader('vary', 'Accept')
  response.setHeader('content-type', 'image/png')
  response.setHeader('content-length', picture.length)
  response.end(picture)
}

let server: Server<typeof IncomingMessage, typeof Answer>
let port: number

beforeAll(async () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#d90a14' } })
      .png()
      .toBuffer()
  pictures.small = await png(64, 48)
  pictures.wide = await png(26_000, 1000)
  pictures.broken = Buffer.from('no picture')
  server = createServer({ ServerResponse: Answer }, (request, response) => {
    const { url = '/' } = request
    if (['/list.json', '/once.json', '/short.json'].includes(url)) {
      response.setHeader('content-type', 'application/json')
      response.write(url === '/short.json' ? '{' : url + html)
      response.end('}')
      return
    }
    if (url === '/endless.json') {
      response.setHeader('content-type', 'application/json')
      for (let part = 0; part < 3; part++) response.write('x'.repeat(600_000))
      return void response.end()
    }
    if (url.startsWith('/_next/image')) return sendPicture(response, url)
    response.setHeader('content-security-policy', policy)
    response.setHeader('vary', 'rsc, next-router-state-tree, Accept-Encoding')
    const body = url === '/unlucky' ? `${html}<!--/unlucky-->` : html
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

test('a text is compressed once, however often it is sent', async () => {
  const { brotliCompress } = jest.requireMock<{ brotliCompress: jest.Mock }>('node:zlib')
  const sent = await ask('/once.json', br)
  brotliCompress.mockClear()
  expect(await ask('/once.json', br)).toMatchObject({ body: sent.body })
  expect(brotliCompress).not.toHaveBeenCalled()
})

test('a text that is longer than any of the site is sent as it comes', async () => {
  const answer = await ask('/endless.json', br)
  expect(answer.headers['transfer-encoding']).toBe('chunked')
  expect(answer.body).toHaveLength(3 * 600_000)
})

test.each([
  ['small', 200, undefined],
  ['wide', 302, '/default.webp'],
  ['broken', 302, '/default.webp'],
])(
  'a picture that is %s is answered with %i, and varies by what the browser shows',
  async (name, status, location) => {
    const answer = await ask(`/_next/image?${name}`, { accept: 'image/avif' })
    expect(answer.status).toBe(status)
    expect(answer.headers.location).toBe(location)
    expect(answer.headers.vary).toBe('Accept')
    expect(answer.body.length).toBe(status === 200 ? pictures.small?.length : 0)
  },
)

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
