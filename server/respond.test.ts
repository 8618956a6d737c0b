import { createServer } from 'node:http'
import { brotliDecompressSync, constants } from 'node:zlib'
import { serve, wire } from '@/testing/http'
import { respond } from './respond'

jest.mock('node:zlib', () => {
  const zlib = jest.requireActual<{ brotliCompress: (...all: unknown[]) => void }>('node:zlib')
  return { ...zlib, brotliCompress: jest.fn(zlib.brotliCompress) }
})

const reply = { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>News</h1>' }
const server = createServer((request, response) => void respond(request, response, reply))
const listening = serve(server)

test('a text is compressed quickly for its first reader, and once as well as can be', async () => {
  type Compress = (plain: Buffer, options: { params: Record<number, number> }) => void
  const { brotliCompress } = jest.requireMock<{ brotliCompress: jest.MockedFn<Compress> }>(
    'node:zlib',
  )
  const ask = () => wire(listening.url, { 'accept-encoding': 'br' })
  const { body } = await ask()
  for (let readers = 0; readers < 5; readers++)
    expect(await ask()).toMatchObject({ headers: { 'content-encoding': 'br' } })
  const qualities = brotliCompress.mock.calls.map(
    ([, { params }]) => params[constants.BROTLI_PARAM_QUALITY],
  )
  expect(qualities).toEqual([5, 11])
  expect(brotliDecompressSync(body).toString()).toBe(reply.body)
})
