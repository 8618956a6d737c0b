import type { RequestListener } from 'node:http'
import { answeringServer, flood } from '@/testing/http'
import { getJson } from './get'

const settings = { BACKEND_URL: '', BACKEND_TOKEN: 'secret-token', BACKEND_TOKEN_HEADER: 'x-token' }
jest.mock('@/lib/env', () => ({ env: () => settings }))

const backend = answeringServer()

beforeAll(() => {
  settings.BACKEND_URL = `${backend.url}/`
})

test('the call goes below /api/v1, asks for JSON and carries the token header', async () => {
  backend.respond = ({ url, headers: { accept, 'x-token': token } }, response) =>
    response.end(JSON.stringify({ url, accept, token }))
  expect(await getJson('/webnews')).toEqual({
    kind: 'ok',
    json: { url: '/api/v1/webnews', accept: 'application/json', token: 'secret-token' },
  })
})

test.each([204, 404, 410, 451])(
  '%i says that there is none, which is no failure',
  async (status) => {
    backend.respond = (_, response) => response.writeHead(status).end()
    expect(await getJson('/onenews/1')).toEqual({ kind: 'not-found' })
  },
)

test.each([500, 401, 302])(
  'a failure names the status %i, and nothing of what was sent',
  async (status) => {
    backend.respond = (_, response) =>
      response.writeHead(status, { location: '/elsewhere' }).end('secret-token')
    const failed = { kind: 'failed', reason: `status ${status}`, status }
    expect(await getJson('/webnews')).toEqual(failed)
    // A redirect would take the token along.
    expect(backend.asked).toHaveLength(1)
  },
)

const failures: [string, RequestListener][] = [
  ['not in UTF-8', (_, response) => response.end(Buffer.from('"caf\u00e9"', 'latin1'))],
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
  backend.respond = answer
  expect(await getJson('/webnews', 200)).toEqual({ kind: 'failed', reason })
})

test('an answer that never ends is let go after some megabytes', async () => {
  const flooded = flood(backend)
  expect(await getJson('/webnews')).toEqual({ kind: 'failed', reason: 'too long' })
  expect(await flooded).toBeLessThan(40_000_000)
})

test('an article with photos pasted into it is read', async () => {
  backend.respond = (_, response) => response.end(`"${'x'.repeat(9_000_000)}"`)
  expect(await getJson('/onenews/1')).toMatchObject({ kind: 'ok' })
})

/** Holds the answers of the backend until there are eight to give. */
const eightHeld = () =>
  new Promise<() => void>((resolve) => {
    const held: (() => void)[] = []
    backend.respond = (_, response) => {
      held.push(() => response.end('[]'))
      if (held.length === 8) resolve(() => held.forEach((answer) => answer()))
    }
  })

test('at most eight calls are at the backend at once; who gets no turn in time takes the place of nobody', async () => {
  for (let times = 0; times < 2; times += 1) {
    const held = eightHeld()
    const answers = Array.from({ length: 8 }, () => getJson('/webnews'))
    const letGo = await held
    const ninth = getJson('/webnews')
    const late = { kind: 'failed', reason: 'too many calls at once' }
    expect(await getJson('/webnews', 50)).toEqual(late)
    backend.respond = (_, response) => response.end('[]')
    letGo()
    for (const { kind } of await Promise.all([...answers, ninth])) expect(kind).toBe('ok')
  }
})
