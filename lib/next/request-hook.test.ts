import { createServer, type Server } from 'node:http'
import { currentRequestId, setResponseStatus } from '@/lib/request-context'
import { installRequestHook } from './request-hook'

let server: Server
let address: string

beforeAll(async () => {
  installRequestHook(0)
  server = createServer((request, response) => {
    const seen = String(request.headers['content-security-policy'])
    response.setHeader('x-address', String(request.url))
    response.setHeader('content-type', request.url?.endsWith('text') ? 'text/plain' : 'text/html')
    if (request.url?.endsWith('missing')) response.statusCode = 404
    if (request.url === '/cached') response.appendHeader('content-security-policy', 'stored')
    if (request.url === '/cached') response.setHeader('cache-control', 's-maxage=31536000')
    if (request.url === '/request-id') setImmediate(() => response.end(currentRequestId()))
    else if (request.url?.startsWith('/limited')) {
      request.resume().once('end', () => {
        setResponseStatus(429)
        response.end(seen)
      })
    } else response.end(seen)
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  const bound = server.address()
  address = `http://localhost:${typeof bound === 'object' && bound ? bound.port : ''}`
})

afterAll(() => server.close())

test('each answer has an id of its own, which what runs for it knows', async () => {
  const get = () =>
    fetch(`${address}/request-id`, { headers: { 'x-request-id': 'a-strangers-id' } })
  const answers = await Promise.all([get(), get()])
  const ids = answers.map(({ headers }) => headers.get('x-request-id'))
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(ids)
  expect(new Set([...ids, 'a-strangers-id']).size).toBe(3)
})

test('shared caches are told to ask for a page again soon, and to keep no page that is missing', async () => {
  const cached = await fetch(`${address}/cached`)
  expect(cached.headers.get('cache-control')).toMatch(/s-maxage=\d\d,/)
  const missing = await fetch(`${address}/missing`)
  expect(missing.headers.get('cache-control')).toBe('no-store')
})

const policyOf = (answer: Response) => answer.headers.get('content-security-policy')

test('a page outside the cache is sent with the nonce that Next was told', async () => {
  const answer = await fetch(address, { headers: { 'content-security-policy': 'from a stranger' } })
  expect(policyOf(answer)).toMatch(/script-src 'self' 'nonce-[\w-]{36}';/)
  expect(await answer.text()).toBe(policyOf(answer))
})

test('no nonce is used twice', async () => {
  expect(policyOf(await fetch(address))).not.toBe(policyOf(await fetch(address)))
})

test('a page of the cache keeps the one policy it is stored with', async () => {
  expect(policyOf(await fetch(`${address}/cached`))).toBe('stored')
})

test('what is no page gets no policy', async () => {
  expect(policyOf(await fetch(`${address}/text`))).toBeNull()
})

test('a page is sent with the status that was set while it was made, and no other answer is', async () => {
  const post = { method: 'POST', body: 'form' }
  const paths = ['/limited', '/', '/limited-text', '/limited']
  const answers = await Promise.all(paths.map((path) => fetch(address + path, post)))
  expect(answers.map(({ status }) => status)).toEqual([429, 200, 200, 429])
})

test('Next sees an address that it can answer', async () => {
  const answer = await fetch(`${address}/locations/%E0%A4%A`)
  expect(answer.headers.get('x-address')).toBe('/404')
})

test.each([
  ['/_next/image?url=missing', 302, /^\/content\/pictures\/news-720\.\w+\.webp$/],
  ['/_next/image?url=there', 200, /^$/],
  ['/missing', 404, /^$/],
])('a banner that cannot be had leads to the default picture: %s', async (path, status, to) => {
  const answer = await fetch(address + path, { redirect: 'manual' })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('location') ?? '').toMatch(to)
})
