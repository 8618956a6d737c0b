import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '@/testing/http'
import { postLead } from './post'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let server: Server
let seen: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[]
let answer: Answer

jest.mock('@/lib/env', () => ({
  env: () => ({
    BACKEND_URL: process.env.TEST_BACKEND_URL,
    BACKEND_TOKEN: 'secret-token',
    BACKEND_TOKEN_HEADER: 'x-access-token',
  }),
}))

beforeEach(async () => {
  seen = []
  server = createServer((request, response) => {
    void text(request).then((body) => {
      seen.push({ url: request.url, headers: request.headers, body })
      answer(request, response)
    })
  })
  process.env.TEST_BACKEND_URL = `http://127.0.0.1:${await listen(server)}/`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const lead = { endpoint: 'guest_pass', id: 'the-id', body: '{"clubid":101}' } as const

const status =
  (code: number, headers = {}, body = ''): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end(body)

test('a lead is posted as JSON with the token and its idempotency key', async () => {
  answer = status(201)
  expect(await postLead(lead)).toEqual({ kind: 'delivered', answer: '201' })
  expect(seen).toMatchObject([
    {
      url: '/api/v1/guest_pass',
      body: lead.body,
      headers: {
        'content-type': 'application/json',
        'x-access-token': 'secret-token',
        'idempotency-key': 'the-id',
      },
    },
  ])
})

test.each([408, 425, 429, 500, 502, 503, 599])('%i is tried again', async (code) => {
  answer = status(code)
  expect(await postLead(lead)).toEqual({ kind: 'retry', answer: String(code) })
})

test.each([301, 307, 400, 401, 404, 409, 422])('%i is kept as refused', async (code) => {
  answer = status(code, { location: '/elsewhere' }, 'clubid is wrong')
  expect(await postLead(lead)).toEqual({ kind: 'refused', answer: `${code} clubid is wrong` })
  expect(seen).toHaveLength(1)
})

test('the pause asked for in seconds or as a date is reported', async () => {
  answer = status(429, { 'retry-after': '120' })
  expect(await postLead(lead)).toMatchObject({ retryAfterMs: 120_000 })
  answer = status(503, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() })
  const { retryAfterMs } = (await postLead(lead)) as { retryAfterMs: number }
  expect(retryAfterMs).toBeGreaterThan(55_000)
  expect(retryAfterMs).toBeLessThanOrEqual(60_000)
  answer = status(503, { 'retry-after': 'soon' })
  expect(await postLead(lead)).not.toHaveProperty('retryAfterMs')
})

test('a dropped connection is tried again', async () => {
  answer = (request) => request.socket.destroy()
  expect(await postLead(lead)).toMatchObject({ kind: 'retry' })
})

test('no answer in time is tried again', async () => {
  answer = () => undefined
  expect(await postLead(lead, 50)).toMatchObject({
    kind: 'retry',
    answer: expect.stringMatching(/timeout/i) as string,
  })
})

test.each([200, 201, 204])(
  'the headers of a %i are the answer, whatever its body does',
  async (code) => {
    answer = (_, response) => void response.writeHead(code).flushHeaders()
    expect(await postLead(lead)).toEqual({ kind: 'delivered', answer: String(code) })
  },
)

test('an answer that stalls is what its status says', async () => {
  answer = (_, response) => void response.writeHead(422).write('phone is')
  expect(await postLead(lead, 500)).toEqual({ kind: 'refused', answer: '422 phone is' })
})

test('of an answer that never ends a few KB are read', async () => {
  let sent = 0
  let closed: Promise<unknown> = Promise.resolve()
  answer = (_, response) => {
    closed = once(response, 'close')
    const flood = () => {
      sent += 65_536
      if (!response.destroyed) response.write('x'.repeat(65_536), () => setImmediate(flood))
    }
    response.writeHead(200)
    flood()
  }
  expect(await postLead(lead)).toMatchObject({ kind: 'delivered' })
  await closed
  expect(sent).toBeLessThan(20_000_000)
})

test('a control character in an answer can be stored everywhere', async () => {
  answer = status(422, {}, 'no\u0000such\u001b club')
  expect(await postLead(lead)).toMatchObject({ answer: '422 no\ufffdsuch\ufffd club' })
})

test('what an operator may read of an answer is cut and never holds the token', async () => {
  answer = status(400, {}, 'x'.repeat(5000))
  const { answer: kept } = await postLead(lead)
  expect(kept.length).toBeLessThan(600)
  answer = (request, response) =>
    response.writeHead(401).end(`bad token ${String(request.headers['x-access-token'])}`)
  expect((await postLead(lead)).answer).not.toContain('secret-token')
})
