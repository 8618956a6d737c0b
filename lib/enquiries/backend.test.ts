import type { RequestListener } from 'node:http'
import { json } from 'node:stream/consumers'
import { answeringServer, flood } from '@/testing/http'
import { postLead } from './backend'

const settings = { BACKEND_URL: '', BACKEND_TOKEN: 'secret-token', BACKEND_TOKEN_HEADER: 'x-token' }
jest.mock('@/lib/env', () => ({ env: () => settings }))

const backend = answeringServer()

beforeAll(() => {
  settings.BACKEND_URL = `${backend.url}/`
})

const lead = { endpoint: 'guest_pass', id: 'the-id', body: '{"clubid":101}' } as const

const status =
  (code: number, headers = {}, body = ''): RequestListener =>
  (_, response) =>
    response.writeHead(code, headers).end(body)

test('a lead is posted as JSON with the token and its idempotency key', async () => {
  const posted = new Promise((resolve) => {
    backend.respond = (request, response) => {
      response.writeHead(204).end()
      void json(request).then((body) => resolve({ ...request.headers, url: request.url, body }))
    }
  })
  expect(await postLead(lead)).toEqual({ kind: 'delivered', response: '204' })
  expect(await posted).toMatchObject({
    url: '/api/v1/guest_pass',
    body: { clubid: 101 },
    'content-type': 'application/json',
    'x-token': 'secret-token',
    'idempotency-key': 'the-id',
  })
})

test.each([408, 425, 429, 500, 502, 503, 599])('%i is tried again', async (code) => {
  backend.respond = status(code)
  expect(await postLead(lead)).toEqual({ kind: 'retry', response: String(code) })
})

test.each([301, 307, 400, 401, 404, 409, 422])('%i is kept as refused', async (code) => {
  backend.respond = status(code, { location: '/elsewhere' }, 'clubid is wrong')
  expect(await postLead(lead)).toEqual({ kind: 'refused', response: `${code} clubid is wrong` })
  expect(backend.asked).toHaveLength(1)
})

test('the pause asked for in seconds or as a date is reported', async () => {
  backend.respond = status(429, { 'retry-after': '120' })
  expect(await postLead(lead)).toMatchObject({ retryAfterMs: 120_000 })
  backend.respond = status(503, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() })
  const { retryAfterMs } = (await postLead(lead)) as { retryAfterMs: number }
  expect(retryAfterMs).toBeGreaterThan(55_000)
  expect(retryAfterMs).toBeLessThanOrEqual(60_000)
  backend.respond = status(503, { 'retry-after': 'soon' })
  expect(await postLead(lead)).not.toHaveProperty('retryAfterMs')
})

test.each<[string, RequestListener]>([
  ['fetch failed', ({ socket }) => socket.destroy()],
  ['timeout', () => undefined],
])('a call that ends with "%s" is tried again', async (reason, response) => {
  backend.respond = response
  expect(await postLead(lead, 200)).toEqual({
    kind: 'retry',
    response: expect.stringMatching(new RegExp(reason, 'i')) as string,
  })
})

test('a backend that refuses on both of its addresses is named by the code: the error has no message', async () => {
  const cause = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed', { cause }))
  expect(await postLead(lead)).toEqual({ kind: 'retry', response: 'TypeError: ECONNREFUSED' })
})

test('the headers of a 2xx are the response, whatever its body does', async () => {
  backend.respond = (_, response) => void response.writeHead(201).flushHeaders()
  expect(await postLead(lead)).toEqual({ kind: 'delivered', response: '201' })
})

test('a web page that says 200 is kept as such: it may be a login', async () => {
  backend.respond = (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Log in')
  expect(await postLead(lead)).toEqual({ kind: 'delivered', response: '200 text/html' })
})

test('a response that stalls is what its status says, and of one that never ends a few KB are read', async () => {
  backend.respond = (_, response) => void response.writeHead(422).write('phone is')
  expect(await postLead(lead, 500)).toEqual({ kind: 'refused', response: '422 phone is' })
  const flooded = flood(backend)
  expect(await postLead(lead)).toEqual({ kind: 'delivered', response: '200' })
  expect(await flooded).toBeLessThan(20_000_000)
})

test.each([
  ['no\u0000such\u001b club', 'no\ufffdsuch\ufffd club'],
  ['x'.repeat(5000), 'x'.repeat(500)],
  ['bad token secret-token', 'bad token [token]'],
])('of the response %j an operator may read what every store can hold', async (sent, kept) => {
  backend.respond = status(422, {}, sent)
  expect(await postLead(lead)).toMatchObject({ response: `422 ${kept}` })
})
