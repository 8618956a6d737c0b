import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { serve, wire } from '@/testing/http'
import { type Reply, respond } from './respond'

jest.mock('node:zlib', () => {
  const zlib = jest.requireActual<{ brotliCompress: (...all: unknown[]) => void }>('node:zlib')
  return { ...zlib, brotliCompress: jest.fn(zlib.brotliCompress) }
})

const html = readFileSync(join(__dirname, 'next/fixtures/prerendered.html'), 'utf8')
const policy = "default-src 'self'"
const json = { 'content-type': 'application/json' }

const replies: Record<string, Reply> = {
  '/': {
    status: 200,
    headers: { 'content-type': 'text/html', 'content-security-policy': policy },
    body: html,
  },
  '/list.json': { status: 200, headers: json, body: html },
  '/once.json': { status: 200, headers: json, body: `once${html}` },
  '/short.json': { status: 200, headers: json, body: '{}' },
  '/picture': {
    status: 200,
    headers: { 'content-type': 'image/avif', vary: 'Accept' },
    etag: '"of-it"',
    body: Buffer.from('bytes'),
  },
}
const server = createServer(
  (request, response) =>
    void respond(request, response, replies[request.url ?? ''] ?? { status: 404 }),
)
const listening = serve(server)

const ask = (path: string, headers: Record<string, string>) => wire(listening.url + path, headers)

const br = { 'accept-encoding': 'gzip, br' }

test('what a browser has is not sent again, and keeps its policy', async () => {
  const { headers } = await ask('/', br)
  const again = await ask('/', { ...br, 'if-none-match': headers.etag ?? '' })
  expect(again.status).toBe(304)
  expect(again.headers).toMatchObject({ vary: 'Accept-Encoding', etag: headers.etag })
  expect(again.headers['content-security-policy']).toBe(policy)
  expect(again.body).toHaveLength(0)
  expect((await ask('/picture', { 'if-none-match': '"of-it"' })).status).toBe(304)
})

test('a text is compressed once, however often it is sent', async () => {
  const { brotliCompress } = jest.requireMock<{ brotliCompress: jest.Mock }>('node:zlib')
  const sent = await ask('/once.json', br)
  brotliCompress.mockClear()
  expect(await ask('/once.json', br)).toMatchObject({ body: sent.body })
  expect(brotliCompress).not.toHaveBeenCalled()
})

test('a text comes in one piece and compressed when that is worth it, and nothing else is', async () => {
  const [list, short] = [await ask('/list.json', br), await ask('/short.json', br)]
  expect(brotliDecompressSync(list.body).toString()).toBe(html)
  expect(list.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(list.body.length),
    vary: 'Accept-Encoding',
  })
  expect(short.body.toString()).toBe('{}')
  expect(short.headers['content-encoding']).toBeUndefined()
  const picture = await ask('/picture', br)
  expect(picture.headers).toMatchObject({ 'content-length': '5', vary: 'Accept' })
  expect(picture.headers['content-encoding']).toBeUndefined()
})
