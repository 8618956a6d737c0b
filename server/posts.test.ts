import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { exchange, multipart, serve } from '@/testing/http'
import { admitPost } from './posts'
import { HttpError } from './http-error'

const mockSettings = { TRUST_PROXY: 0, SITE_URL: 'https://gym.example' }
jest.mock('@/lib/env', () => ({ env: () => mockSettings }))

const id = '60eb87de75fad0f84a991bb81b8ce1cc891ddc5678'
const fields = {
  $ACTION_REF_1: '',
  '$ACTION_1:0': `{"id":"${id}","bound":"$@1"}`,
  '$ACTION_1:1': '[null]',
  $ACTION_KEY: 'k26f8d09a769883f5e7d328f253c3140e',
  form: 'guest-pass',
}
const pages = new Map<string, { action: Record<string, string> }>([
  ['/getpass', { action: fields }],
  ['/about', { action: {} }],
])

/** What Next would get, or the status of the refusal. */
const server = createServer((request, response) => {
  const tell = async () => {
    try {
      const admitted = await admitPost(request, pages, mockSettings.TRUST_PROXY)
      return { headers: admitted.headers, body: await text(admitted) }
    } catch (error) {
      if (error instanceof HttpError) return { refused: error.status }
      throw error
    }
  }
  void tell().then((told) => response.end(JSON.stringify(told)))
})

const listening = serve(server)

beforeEach(() => {
  mockSettings.TRUST_PROXY = 0
})

interface Told {
  refused?: number
  headers: Record<string, string>
  body: string
}

/** Sends a request as it is written, so that each header can be had. */
async function send(
  body: string,
  changed: Record<string, string | undefined> = {},
  at = '/getpass',
) {
  const headers = {
    host: 'gym.example',
    'content-type': 'multipart/form-data; boundary=abc',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    ...changed,
  }
  const lines = Object.entries(headers).filter(([, value]) => value !== undefined)
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const received = await exchange(listening.port, `POST ${at} HTTP/1.1\r\n${head}\r\n${body}`)
  return JSON.parse(/\{.*\}/s.exec(received)?.[0] ?? '{}') as Told
}

const form = (values: Record<string, string>) => multipart(Object.entries(values))

const asha = { form: 'guest-pass', lead_city: 'Imphal' }
const noScript = form({ ...fields, ...asha })
const call = (values: Record<string, string>) =>
  form({
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`_1_${name}`, value])),
    '0': '[null,"$K1"]',
  })
const withScript = { 'next-action': id }

const read = ({ headers, body }: Told) =>
  new Response(body, { headers: { 'content-type': headers['content-type'] ?? '' } }).formData()

const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
const unsized = { 'content-length': undefined, 'transfer-encoding': 'chunked' }

test('a form passes, without JavaScript and with it, and becomes one of this build', async () => {
  const old = { $ACTION_REF_2: 'x', '$ACTION_2:0': '{"id":1', $ACTION_KEY: 'k0' }
  const plain = await send(chunked(form({ ...old, ...asha })), unsized)
  expect(Object.fromEntries(await read(plain))).toEqual({ ...fields, ...asha })
  expect(plain.headers['content-length']).toBe(String(Buffer.byteLength(plain.body)))
  expect(plain.headers['transfer-encoding']).toBeUndefined()
  const sent = await send(call(asha), {
    'next-action': 'a0',
    'content-type': 'Multipart/Form-Data ; Boundary=abc',
  })
  const called = { _1_form: 'guest-pass', _1_lead_city: 'Imphal', '0': '[null,"$K1"]' }
  expect(Object.fromEntries(await read(sent))).toEqual(called)
  expect(sent.headers).toMatchObject({ 'next-action': id })
})

test('Next gets a form as this server writes it, however it was sent', async () => {
  const odd = call(asha).replaceAll('"\r\n', '"\r\ncontent-type: text/plain; charset=utf-16\r\n')
  const sent = await send(odd.replaceAll('--abc', '--[]'), {
    ...withScript,
    'content-type': 'multipart/form-data; boundary=[]',
  })
  expect(sent.headers['content-type']).toMatch(/^multipart\/form-data; boundary=[\w-]+$/)
  expect(sent.body).not.toContain('utf-16')
  expect((await read(sent)).get('_1_lead_city')).toBe('Imphal')
})

const evil = 'https://evil.example'
const inside = { host: 'inside:3000', 'x-forwarded-host': 'www.gym.example' }
const sameOrigin = { 'sec-fetch-site': 'same-origin' }

test.each<[what: string, sent: Record<string, string>, host: string, proxies?: number]>([
  ['names its origin', { origin: 'https://gym.example' }, 'gym.example'],
  ['names none', {}, 'gym.example'],
  ['hides it, but not that it is the same', { origin: 'null', ...sameOrigin }, 'gym.example'],
  ['was sent through a proxy', { origin: 'https://gym.example', host: 'a:3000' }, 'gym.example'],
  ['was forwarded', { ...inside, origin: 'https://www.gym.example' }, 'www.gym.example', 1],
  ['says so without a proxy', { 'x-forwarded-host': 'evil.example' }, 'gym.example'],
  ['has a host that is none', { host: 'a b<c' }, 'gym.example'],
])(
  'a form that %s passes, and Next finds its two hosts alike',
  async (_, sent, host, proxies = 0) => {
    mockSettings.TRUST_PROXY = proxies
    const { headers } = await send(noScript, sent)
    expect([headers.origin, headers['x-forwarded-host']]).toEqual([`https://${host}`, host])
  },
)

test.each<[from: string, sent: Record<string, string>, proxies?: number]>([
  ['a page of another site', { origin: evil }],
  ['a page that hides where it is from', { origin: 'null' }],
  ['another port of the same host', { origin: 'https://gym.example:8443' }],
  ['what the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { origin: 'https://class.gym.example', 'sec-fetch-site': 'same-site' }],
  ['one that claims to be forwarded', { origin: evil, 'x-forwarded-host': 'evil.example' }],
  ['a host that a proxy stands before', { ...inside, origin: 'http://inside:3000' }, 1],
])('a form from %s is refused', async (_, sent, proxies = 0) => {
  mockSettings.TRUST_PROXY = proxies
  expect(await send(noScript, sent)).toEqual({ refused: 403 })
})

test('a body over 64 KB is refused, whether it says so or not', async () => {
  const room = 64 * 1024 - noScript.length
  const sized = (more: number) =>
    form({ ...fields, ...asha, lead_city: `Imphal${'a'.repeat(more)}` })
  expect((await send(sized(room))).refused).toBeUndefined()
  expect((await send(sized(room + 1))).refused).toBe(413)
  expect((await send(chunked(sized(room + 1)), unsized)).refused).toBe(413)
})

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary='])(
  'a body of the type %s is refused, because no form of the site sends it',
  async (type) => {
    expect((await send('a=b', { 'content-type': type })).refused).toBe(415)
    expect((await send('[]', { 'content-type': type, ...withScript })).refused).toBe(415)
  },
)

const field = '--abc\r\nContent-Disposition: form-data; name="lead_city"\r\n\r\n'
const begun = noScript.replace('--abc--\r\n', '')

test.each([
  ['cut off within a field', `${begun}${field}Imph`],
  ['empty', '--abc--\r\n'],
  ['of a thousand fields', begun + field.concat('x\r\n').repeat(1000) + '--abc--\r\n'],
  ['with a file', `${begun}${field.replace('"\r', '"; filename="a"\r')}x\r\n--abc--\r\n`],
])('a multipart body that is %s is refused', async (_, sent) => {
  expect((await send(sent)).refused).toBe(400)
  expect((await send(sent, withScript)).refused).toBe(400)
})

test.each([undefined, 'of-no-build'])('a form that no page has is refused: %p', async (other) => {
  const values = { lead_city: 'Imphal', ...(other !== undefined && { form: other }) }
  expect((await send(form(values))).refused).toBe(400)
  expect((await send(call(values), withScript)).refused).toBe(400)
})

test('a form whose page is gone, or has another by now, passes at any page with a form', async () => {
  const values = { form: 'contact', city: 'Imphal' }
  const plain = await send(form({ ...fields, ...values, lead_city: 'of the page' }))
  expect(Object.fromEntries(await read(plain))).toEqual({ ...fields, ...values })
  const called = await send(call(values), withScript)
  expect((await read(called)).get('_1_form')).toBe('contact')
})
