import type { RequestListener } from 'node:http'
import { answeringServer, flood } from '@/testing/http'
import { getJson, maxListBytes } from './get'

const settings = { BACKEND_URL: '', BACKEND_TOKEN: 'secret-token', BACKEND_TOKEN_HEADER: 'x-token' }
jest.mock('@/lib/env', () => ({ env: () => settings }))

const backend = answeringServer()

beforeAll(() => {
  settings.BACKEND_URL = `${backend.url}/`
})

test('the call goes below /api/v1 and carries the token header', async () => {
  backend.answer = ({ url, headers }, response) =>
    response.end(JSON.stringify({ url, token: headers['x-token'] }))
  expect(await getJson('/webnews')).toEqual({
    kind: 'ok',
    json: { url: '/api/v1/webnews', token: 'secret-token' },
  })
})

test('a 404 is told apart from a failure', async () => {
  backend.answer = (_, response) => response.writeHead(404).end()
  expect(await getJson('/onenews/1')).toEqual({ kind: 'not-found' })
})

const failures: [string, RequestListener][] = [
  ['status 500', (_, response) => response.writeHead(500).end('secret-token')],
  ['status 401', (_, response) => response.writeHead(401).end()],
  ['not JSON', (_, response) => response.end('<html>secret-token</html>')],
  ['unreachable', ({ socket }) => socket.destroy()],
  ['timeout', () => undefined],
  ['broken off', (_, response) => response.write('[')],
  [
    'broken off',
    (_, response) =>
      response.writeHead(200, { 'content-length': 9 }).write('[1]', () => response.destroy()),
  ],
]

test.each(failures)('a failure has the reason "%s"', async (reason, answer) => {
  backend.answer = answer
  expect(await getJson('/webnews', 200)).toEqual({ kind: 'failed', reason })
})

test('an answer that never ends is let go after some megabytes', async () => {
  const flooded = flood(backend)
  expect(await getJson('/webnews')).toEqual({ kind: 'failed', reason: 'too long' })
  expect(await flooded).toBeLessThan(40_000_000)
})

test('only the list may be long: articles are asked for by many at once', async () => {
  backend.answer = (_, response) => response.end(`"${'x'.repeat(3_000_000)}"`)
  expect(await getJson('/onenews/1')).toEqual({ kind: 'failed', reason: 'too long' })
  expect(await getJson('/webnews', undefined, maxListBytes)).toMatchObject({ kind: 'ok' })
})

test('a redirect is not followed, for it would take the token along', async () => {
  backend.answer = (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()
  expect(await getJson('/webnews')).toEqual({ kind: 'failed', reason: 'status 302' })
  expect(backend.asked).toHaveLength(1)
})

/** Holds the answers of the backend until there are eight to give. */
const eightHeld = () =>
  new Promise<() => void>((resolve) => {
    const held: (() => void)[] = []
    backend.answer = (_, response) => {
      held.push(() => response.end('[]'))
      if (held.length === 8) resolve(() => held.forEach((answer) => answer()))
    }
  })

test('at most eight calls are at the backend at once; who gets no turn in time takes the place of nobody', async () => {
  for (let times = 0; times < 2; times += 1) {
    const held = eightHeld()
    const answers = Array.from({ length: 8 }, () => getJson('/webnews'))
    const letGo = await held
    const late = { kind: 'failed', reason: 'too many calls at once' }
    expect(await getJson('/webnews', 50)).toEqual(late)
    const ninth = getJson('/webnews')
    backend.answer = (_, response) => response.end('[]')
    letGo()
    for (const { kind } of await Promise.all([...answers, ninth])) expect(kind).toBe('ok')
  }
})
