import { NextRequest } from 'next/server'
import { proxy } from './proxy'

const mockSettings = { PORT: 3000, TRUST_PROXY: 0 }
jest.mock('@/lib/env', () => ({ env: () => mockSettings }))

const MULTIPART = 'multipart/form-data; boundary=abc'
const FIELD = '--abc\r\nContent-Disposition: form-data; name="lead_city"\r\n\r\n'
const body = (value: string) => `${FIELD}${value}\r\n--abc--\r\n`

const send = (sent: string, headers: Record<string, string> = {}) =>
  proxy(
    new NextRequest('http://localhost:3000/a-page-without-a-form', {
      method: 'POST',
      body: sent,
      headers: { host: 'gym.example', 'content-type': MULTIPART, ...headers },
    }),
  )

const passed = (answer: Response) => answer.headers.has('x-middleware-next')

beforeEach(() => {
  mockSettings.TRUST_PROXY = 0
})

test('a form of the site passes, with and without the header that names its origin', async () => {
  expect(passed(await send(body('Imphal'), { origin: 'https://gym.example' }))).toBe(true)
  expect(passed(await send(body('Imphal')))).toBe(true)
})

test('what React sends for a simple call passes', async () => {
  const headers = { 'content-type': 'text/plain;charset=UTF-8', 'next-action': '40aa' }
  expect(passed(await send('[]', headers))).toBe(true)
})

test('a visitor who only reads passes', async () => {
  expect(passed(await proxy(new NextRequest('http://localhost:3000/')))).toBe(true)
})

test.each([
  ['a page of another site', { origin: 'https://evil.example' }],
  ['a page that hides where it is from', { origin: 'null' }],
  ['another port of the same host', { origin: 'https://gym.example:8443' }],
  ['what the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
  [
    'another site that claims to be forwarded',
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  ],
])('a form sent from %s is refused', async (_, headers) => {
  expect((await send(body('Imphal'), headers)).status).toBe(403)
})

test('behind a trusted proxy the forwarded host is the site, and the other one is not', async () => {
  mockSettings.TRUST_PROXY = 1
  const forwarded = { host: 'inside:3000', 'x-forwarded-host': 'gym.example' }
  const own = await send(body('Imphal'), { ...forwarded, origin: 'https://gym.example' })
  expect(passed(own)).toBe(true)
  const inside = await send(body('Imphal'), { ...forwarded, origin: 'http://inside:3000' })
  expect(inside.status).toBe(403)
})

test('Next is told the host that was checked, not one that a stranger forwarded', async () => {
  const answer = await send(body('Imphal'), { 'x-forwarded-host': 'evil.example' })
  expect(answer.headers.get('x-middleware-request-x-forwarded-host')).toBe('gym.example')
})

test('a body over 64 KB is refused, whether it says so or not', async () => {
  const most = 64 * 1024 - body('').length
  expect(passed(await send(body('a'.repeat(most))))).toBe(true)
  expect((await send(body('a'.repeat(most + 1)))).status).toBe(413)
  expect((await send(body('a'), { 'content-length': String(64 * 1024 + 1) })).status).toBe(413)
})

test.each([
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'text/plain',
])('a body of the type %s is refused, because no form of the site sends it', async (type) => {
  expect((await send('a=b', { 'content-type': type })).status).toBe(415)
})

test.each([
  ['cut off within a field', `${FIELD}Imph`],
  ['cut off after a field', `${FIELD}Imphal\r\n`],
  ['empty', ''],
  ['not multipart at all', 'lead_city=Imphal'],
])('a multipart body that is %s is refused', async (_, sent) => {
  expect((await send(sent)).status).toBe(400)
})

test('a refusal is a plain sentence that says what to do, and is not kept', async () => {
  const answer = await send(`${FIELD}Imph`)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toMatch(/send it again\.\n$/)
})
