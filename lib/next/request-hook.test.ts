import { createServer, type Server } from 'node:http'
import { currentRequestId, setResponseStatus } from '@/lib/request-context'
import { metrics } from '@/lib/metrics'
import { listen } from '@/testing/listen'
import { imageAddress } from './image-address'
import { installRequestHook } from './request-hook'

const settings = { BACKEND_TOKEN: 'a-token', SITE_URL: 'https://gym.example' }
jest.mock('@/lib/env', () => ({ env: () => settings }))
const mockWarn = jest.fn<undefined, unknown[]>()
jest.mock('@/lib/log', () => ({ log: { warn: (...told: unknown[]) => void mockWarn(...told) } }))

let server: Server
let address: string
let removeHook: () => void

beforeAll(async () => {
  removeHook = installRequestHook(0)
  mockWarn.mockClear()
  server = createServer((request, response) => {
    const seen = String(request.headers['content-security-policy'])
    response.setHeader('x-address', String(request.url))
    response.setHeader('content-type', request.url?.endsWith('text') ? 'text/plain' : 'text/html')
    if (request.url?.includes('missing')) response.statusCode = 404
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
  address = `http://127.0.0.1:${await listen(server)}`
})

afterAll(() => {
  removeHook()
  server.close()
})

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
  const paths = ['/limited', '/', '/limited-text', '/limited']
  const answers = await Promise.all(paths.map((path) => fetch(address + path)))
  expect(answers.map(({ status }) => status)).toEqual([429, 200, 200, 429])
})

test('Next sees an address that it can answer', async () => {
  const answer = await fetch(`${address}/locations/%E0%A4%A`)
  expect(answer.headers.get('x-address')).toBe('/404')
})

const standIn = /^\/content\/pictures\/news-720\.\w+\.webp$/

test.each([
  ['of the news that cannot be had', imageAddress('/missing.jpg', 828), 302, standIn],
  ['of the news', imageAddress('/there.jpg', 828), 200, /^$/],
  ['that the news does not hold', '/_next/image?url=%2Fcontent%2Fa.jpg&w=828&q=60', 302, standIn],
  ['that is none', '/missing', 404, /^$/],
])('a picture %s is answered with %s: %i', async (_, path, status, to) => {
  const answer = await fetch(address + path, { redirect: 'manual' })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('location') ?? '').toMatch(to)
})

test('Next is not asked for a picture that the news does not hold', async () => {
  const answer = await fetch(`${address}/_next/image?url=a`, { redirect: 'manual' })
  expect(answer.headers.get('x-address')).toBeNull()
})

test('a connection is kept longer than a balancer keeps it, and slow clients have a limit', async () => {
  await fetch(address)
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
  expect(server.headersTimeout).toBeLessThanOrEqual(20_000)
  expect(server.requestTimeout).toBeLessThanOrEqual(60_000)
})

test('a refused post is a sentence that says what to do, a number and a line in the log', async () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${address}/no-such-page?name=Asha`, { method: 'POST', headers, body: 'Asha' })
  const counted = async (result: string) =>
    (await metrics().posts.get()).values.find(({ labels }) => labels.result === result)?.value ?? 0
  for (const [status, headers] of [
    [403, { origin: 'https://evil.example' }],
    [405, {}],
  ] as const) {
    const before = await counted(`refused_${status}`)
    const answer = await post(headers)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toMatch(/^[A-Z].* Please .*\.\n$/)
    expect(await counted(`refused_${status}`)).toBe(before + 1)
    const [told, words] = mockWarn.mock.lastCall ?? []
    expect(words).toBe('a post was refused')
    expect(told).toMatchObject({ status })
    expect(JSON.stringify(told)).not.toContain('Asha')
  }
})

test.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
  'Next is not asked to %s anything',
  async (method) => {
    const answer = await fetch(`${address}/limited`, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  },
)

test('a proxy that nobody told the site of is warned of once', async () => {
  mockWarn.mockClear()
  const headers = { 'x-forwarded-for': '192.0.2.1' }
  await Promise.all([fetch(address, { headers }), fetch(address, { headers })])
  expect(mockWarn.mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY is 0')]])
})
