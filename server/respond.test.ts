import { createServer } from 'node:http'
import { serve, wire } from '@/testing/http'
import { respond } from './respond'

jest.mock('node:zlib', () => {
  const zlib = jest.requireActual<{ brotliCompress: (...all: unknown[]) => void }>('node:zlib')
  return { ...zlib, brotliCompress: jest.fn(zlib.brotliCompress) }
})

const reply = { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>News</h1>' }
const server = createServer((request, response) => void respond(request, response, reply))
const listening = serve(server)

test('a text is compressed once, however often it is sent', async () => {
  const { brotliCompress } = jest.requireMock<{ brotliCompress: jest.Mock }>('node:zlib')
  const ask = () => wire(listening.url, { 'accept-encoding': 'br' })
  const { body } = await ask()
  expect(await ask()).toMatchObject({ headers: { 'content-encoding': 'br' }, body })
  expect(brotliCompress).toHaveBeenCalledTimes(1)
})
