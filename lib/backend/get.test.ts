import type { RequestListener } from 'node:http'
import { answeringServer, flood } from '@/testing/http'
import { getJson } from './get'

const settings = { BACKEND_URL: '', BACKEND_TOKEN: 'secret-token', BACKEND_TOKEN_HEADER: 'x-token' }
jest.mock('@/lib/env', () => ({ env: () => settings }))

const backend = answeringServer()

beforeAll(() => {
  settings.BACKEND_URL = `${backend.url}/`
})

test('the call goes below /api/v1 and carries the token header', async () => {
  backend.respond = ({ url, headers }, response) =>
    response.end(JSON.stringify({ url, token: headers['x-token'] }))
  expect(await getJson('/webnews')).toEqual({
    kind: 'ok',
    json: { url: '/api/v1/webnews', token: 'secret-token' },
  })
})

test.each([204, 404, 410, 451])(
  '%i says that there is none, which is no failure',
  async (status) => {
    backend.respond = (_, response) => response.writeHead(status).end()
    expect(await getJson('/onenews/1')).toEqual({ kind: 'not-found' })
  },
)

const windows = Buffer.from('"Coach\u0092s caf\u00e9"', 'latin1')
const utf8 = Buffer.from('"Coach’s café"')

test.each([
  ['UTF-8', utf8, 'application/json'],
  ['UTF-8 behind a byte order mark', Buffer.from('\ufeff"Coach’s café"'), 'application/json'],
  ['UTF-8 of a server that names another', utf8, 'application/json; charset=ISO-8859-1'],
  ['Windows-1252', windows, 'application/json; charset=windows-1252'],
  ['Windows-1252 by its other name', windows, 'application/json;charset="ISO-8859-1"'],
])('%s is read', async (_, bytes, type) => {
  backend.respond = (_request, response) =>
    response.writeHead(200, { 'content-type': type }).end(bytes)
  expect(await getJson('/webnews')).toEqual({ kind: 'ok', json: 'Coach’s café' })
})

test.each(['application/json', 'application/json; charset=utf-8', 'text/plain; charset=x-none'])(
  'what is no UTF-8 under %s is a failure',
  async (type) => {
    backend.respond = (_, response) =>
      response.writeHead(200, { 'content-type': type }).end(windows)
    const reason = 'not in UTF-8 or the character set that it names'
    expect(await getJson('/webnews')).toEqual({ kind: 'failed', reason })
  },
)

test('an integer that JavaScript would round is the text of its digits', async () => {
  const sent = '[1234567890123456789, 9007199254740991, 7, 1.5, 1e3, "1234567890123456789"]'
  backend.respond = (_, response) => response.end(sent)
  const json = ['1234567890123456789', 9007199254740991, 7, 1.5, 1000, '1234567890123456789']
  expect(await getJson('/webnews')).toEqual({ kind: 'ok', json })
})

test.each([")]}',\n", ')]}\n', 'while(1);', 'for (;;);', '\ufeff{}&&'])(
  'JSON behind %j, which keeps scripts from it, is read',
  async (guard) => {
    backend.respond = (_, response) => response.end(`${guard}[1]`)
    expect(await getJson('/webnews')).toEqual({ kind: 'ok', json: [1] })
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
    const late = { kind: 'failed', reason: 'too many calls at once' }
    expect(await getJson('/webnews', 50)).toEqual(late)
    const ninth = getJson('/webnews')
    backend.respond = (_, response) => response.end('[]')
    letGo()
    for (const { kind } of await Promise.all([...answers, ninth])) expect(kind).toBe('ok')
  }
})
