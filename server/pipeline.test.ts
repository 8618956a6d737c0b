import { currentContext, setResponseStatus } from '@/lib/request-context'
import { noteFound, noteMissing, noteNewsPages } from '@/lib/news/admission'
import { exchange as exchangeWith, listen, serve } from '@/testing/http'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { NextHandler } from './next/app'
import type { PrerenderedPage } from './prerendered'
import { pipeline } from './pipeline'

const settings = {
  BACKEND_TOKEN: 'a-token',
  SITE_URL: 'https://gym.example',
  NEWS_IMAGE_HOSTS: [],
}
jest.mock('@/lib/env', () => ({ env: () => settings }))
jest.mock('@/content/redirects', () => ({
  redirectOf: () => undefined,
  redirects: new Map([['/?page_id=7', '/getpass']]),
}))
const mockWarn = jest.fn<undefined, unknown[]>()
jest.mock('@/lib/log', () => {
  const tell = (...told: unknown[]) => void mockWarn(...told)
  const fail = ({ err }: { err: Error }) => void process.stderr.write(`${err.stack}\n`)
  return { log: { warn: tell, info: tell, error: fail } }
})

const prerendered = (html: string): PrerenderedPage => ({
  policy: `policy of ${html}`,
  etag: `W/"${html}"`,
  action: {},
  bodies: { br: brotliCompressSync(html), gzip: gzipSync(html) },
})
const pages = new Map([
  ['/about', prerendered('about')],
  ['/form', { ...prerendered('form'), action: { form: 'contact' } }],
  ['/_not-found', prerendered('not found')],
])

/** Where Next has a response. */
const addresses = new Set([
  ...[
    '/',
    '/cached',
    '/fails',
    '/form',
    '/limited',
    '/limited-text',
    '/missing',
    '/request-id',
    '/text',
  ],
])

const fileName = 'app/apple-icon.png'
const file = '/content/pictures/bandra-720.1f2e3d.avif'

const sources = (handle: Promise<NextHandler>) => ({
  next: handle,
  pages,
  routes: addresses,
  files: new Map([[file, { file: fileName, isImmutable: true }]]),
})

/** Says what it was asked; to HEAD it has nothing to say. */
const next: NextHandler = (request, response) => {
  if (request.method === 'HEAD') return Promise.resolve(void response.end())
  const seen = String(request.headers['content-security-policy'])
  response.setHeader('x-address', String(request.url))
  response.setHeader('x-headers', Object.keys(request.headers).join(' '))
  response.setHeader('content-type', request.url?.endsWith('text') ? 'text/plain' : 'text/html')
  if (request.url?.includes('missing')) response.statusCode = 404
  if (request.url === '/fails') return Promise.reject(new Error('Next fails'))
  if (request.url === '/cached') response.appendHeader('content-security-policy', 'stored')
  if (request.url === '/cached') response.setHeader('cache-control', 's-maxage=31536000')
  if (request.url === '/request-id') setImmediate(() => response.end(currentContext()?.id))
  else if (request.url?.startsWith('/limited')) {
    request.resume().once('end', () => {
      setResponseStatus(429)
      response.end(seen)
    })
  } else response.end(seen)
  return Promise.resolve()
}

const server = pipeline(sources(Promise.resolve(next)), 0)
const listening = serve(server)

test('each response has an id of its own, which what runs for it knows', async () => {
  const get = () =>
    fetch(`${listening.url}/request-id`, { headers: { 'x-request-id': 'a-strangers-id' } })
  const responses = await Promise.all([get(), get()])
  const ids = responses.map(({ headers }) => headers.get('x-request-id'))
  expect(await Promise.all(responses.map((response) => response.text()))).toEqual(ids)
  expect(new Set([...ids, 'a-strangers-id']).size).toBe(3)
})

const policyOf = (response: Response) => response.headers.get('content-security-policy')

test('a page outside the cache is sent with the nonce that Next was told, a new one each time', async () => {
  const response = await fetch(listening.url, {
    headers: { 'content-security-policy': 'from a stranger' },
  })
  expect(policyOf(response)).toMatch(/script-src 'self' 'nonce-[\w-]{22}';/)
  expect(await response.text()).toBe(policyOf(response))
  expect(policyOf(await fetch(listening.url))).not.toBe(policyOf(response))
})

test('a page of the cache keeps the one policy it is stored with, and shared caches keep it for seconds', async () => {
  const cached = await fetch(`${listening.url}/cached`)
  expect(policyOf(cached)).toBe('stored')
  expect(cached.headers.get('cache-control')).toMatch(/s-maxage=\d\d,/)
})

test('a form that another site sent leads to its page here, which a script is not told', async () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${listening.url}/form?a=b`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', ...headers },
    })
  const response = await post({})
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toContain('<a href="https://gym.example/form">')
  expect(await (await post({ 'next-action': 'a' })).text()).not.toContain('<')
})

test('a range beyond the end of a file is refused', async () => {
  const beyond = await fetch(listening.url + file, { headers: { range: 'bytes=99999999-' } })
  expect(beyond.status).toBe(416)
  expect(beyond.headers.get('content-range')).toBe(`bytes */${statSync(fileName).size}`)
  expect(beyond.headers.get('cache-control')).toBe('no-store')
})

test('what is no page may load nothing, and a text says that it is UTF-8', async () => {
  const responses = await Promise.all(['/text', file].map((path) => fetch(listening.url + path)))
  expect(responses[0]?.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  for (const response of responses)
    expect(policyOf(response)).toBe(
      "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
    )
})

test('a page is sent with the status that was set while it was made, and no other response is', async () => {
  const paths = ['/limited', '/', '/limited-text', '/limited']
  const responses = await Promise.all(paths.map((path) => fetch(listening.url + path)))
  expect(responses.map(({ status }) => status)).toEqual([429, 200, 200, 429])
})

test('a connection that sends requests in a row gets no answer, and one that waits gets each', async () => {
  const one = 'GET /about HTTP/1.1\r\nHost: a.example\r\n\r\n'
  const answered = async (sent: string) =>
    (await exchange(sent).catch(() => '')).split('HTTP/1.1 200').length - 1
  expect(await answered(one + `GET /about HTTP/1.1\r\n${head}`)).toBe(0)
  const socket = connect(listening.port, '127.0.0.1')
  for (let requests = 0; requests < 3; requests += 1) {
    socket.write(one)
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /)
  }
  socket.destroy()
})

test('what Next does not find is the 404 page of the build, for GET and for HEAD', async () => {
  for (const method of ['GET', 'HEAD']) {
    const response = await fetch(`${listening.url}/missing`, { method })
    expect(response.status).toBe(404)
    expect(policyOf(response)).toBe('policy of not found')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe(method === 'GET' ? 'not found' : '')
  }
})

test('what is gone, or has moved, takes the place of the copy of a cache that asks again', async () => {
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(listening.url + path, { headers, redirect: 'manual' })
    return [response.status, response.headers.get('cache-control')]
  }
  const copied = { 'if-none-match': '"copy"' }
  const kept = expect.stringMatching(/s-maxage=\d\d,.*stale-if-error/) as string
  for (const [path, status] of [
    ['/news-readmore/gone', 404],
    ['/missing', 404],
    ['/CONTACT.', 404],
    ['/ABOUT', 308],
    ['/about/', 308],
  ] as const) {
    noteMissing('gone')
    expect([path, ...(await ask(path))]).toEqual([path, status, 'no-store'])
    expect([path, ...(await ask(path, copied))]).toEqual([path, status, kept])
  }
  expect(await ask('/limited', copied)).toEqual([429, 'no-store'])
  // The copy is for all queries.
  for (const path of ['/?page_id=7', '/ABOUT?a=b', '/about/?a=b'])
    expect([path, ...(await ask(path, { ...copied, 'x-page-address': '/' }))]).toEqual([
      path,
      308,
      'no-store',
    ])
})

test('a request whose client has gone is not worked off', async () => {
  const started = Promise.withResolvers<NextHandler>()
  const starting = pipeline(sources(started.promise), 0)
  const port = await listen(starting)
  const arrived = once(starting, 'request')
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /text?gone HTTP/1.1\r\nHost: a.example\r\n\r\n')
  const [gone] = (await arrived) as [IncomingMessage]
  socket.destroy()
  await once(gone.socket, 'close')
  const stays = fetch(`http://127.0.0.1:${port}/text`)
  await once(starting, 'request')
  const asked = jest.fn(next)
  started.resolve(asked)
  await stays
  starting.close().closeAllConnections()
  expect(asked).toHaveBeenCalledTimes(1)
})

test('a form that has come is handed on, though its visitor has gone since', async () => {
  const asked = Promise.withResolvers<IncomingMessage>()
  const handle: NextHandler = (request) => Promise.resolve(asked.resolve(request))
  const receiving = pipeline(sources(Promise.resolve(handle)), 0)
  receiving.on('request', (sent: IncomingMessage) => sent.once('end', () => sent.socket.destroy()))
  const body = new FormData()
  body.set('form', 'contact')
  const url = `http://127.0.0.1:${await listen(receiving)}/form`
  await expect(fetch(url, { method: 'POST', body })).rejects.toThrow('fetch failed')
  expect(await text(await asked.promise)).toContain('contact')
  receiving.close()
})

test('who asks for what fails does not wait for it', async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValueOnce(true)
  await expect(fetch(`${listening.url}/fails`)).rejects.toThrow('fetch failed')
})

test('a connection is kept longer than a balancer keeps it', () => {
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
})

test('a refused post is a sentence that says what to do, and a line in the log', async () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${listening.url}/no-such-page?name=Asha`, { method: 'POST', headers, body: 'Asha' })
  for (const [status, headers] of [
    [403, { origin: 'https://evil.example' }],
    [405, {}],
  ] as const) {
    const response = await post(headers)
    expect(response.status).toBe(status)
    expect(response.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD' : null)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toMatch(/(^|<p>)[A-Z].* Please .*\.(\n$|<\/p>)/)
    const [told, words] = mockWarn.mock.lastCall ?? []
    expect(words).toBe('a request was refused')
    expect(told).toMatchObject({ status })
    expect(JSON.stringify(told)).not.toContain('Asha')
  }
})

test('Next and the actions are told the id and the client that a trusted proxy names, and the address that was asked for', async () => {
  const told = Promise.withResolvers<IncomingHttpHeaders>()
  const tell: NextHandler = (request, response) => {
    told.resolve(request.headers)
    return next(request, response)
  }
  const behind = pipeline(sources(Promise.resolve(tell)), 1)
  const url = `http://127.0.0.1:${await listen(behind)}/text?utm_source=mail`
  const named = { 'x-request-id': 'of-the-proxy', 'x-forwarded-for': '198.51.100.7, 192.0.2.7' }
  const { headers } = await fetch(url, { headers: named })
  expect(headers.get('x-request-id')).toBe('of-the-proxy')
  expect(await told.promise).toMatchObject({
    'x-request-id': 'of-the-proxy',
    'x-client-address': '192.0.2.7',
    'x-page-address': '/text?utm_source=mail',
  })
  const own = { origin: 'https://own.example', 'x-forwarded-host': 'own.example' }
  const body = new FormData()
  body.set('form', 'contact')
  const post = await fetch(new URL('/form', url), { method: 'POST', headers: own, body })
  expect([post.status, post.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  behind.close()
})

test('a proxy that nobody told the site of is warned of once', async () => {
  mockWarn.mockClear()
  const headers = { 'x-forwarded-for': '192.0.2.1' }
  await Promise.all([fetch(listening.url, { headers }), fetch(listening.url, { headers })])
  expect(mockWarn.mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY is 0')]])
})

const exchange = (sent: string) => exchangeWith(listening.port, sent)

const head = 'Host: a.example\r\nConnection: close\r\n\r\n'

test.each([
  ['a page', `GET /about HTTP/1.1\r\n${head}`, 200],
  ['a page of Next', `GET /limited HTTP/1.1\r\n${head}`, 429],
  ['a 404', `GET /missing HTTP/1.1\r\n${head}`, 404],
  ['a redirect', `GET //about HTTP/1.1\r\n${head}`, 308],
  ['a refused method', `PUT /about HTTP/1.1\r\n${head}`, 405],
  ['a refused post', `POST /about HTTP/1.1\r\n${head}`, 405],
  ['a refused address', `GET * HTTP/1.1\r\n${head}`, 400],
  ['an address of 4 KB', `GET /about?${'a'.repeat(4089)} HTTP/1.1\r\n${head}`, 200],
  ['a longer address', `GET /about?${'a'.repeat(4090)} HTTP/1.1\r\n${head}`, 414],
  ['what the parser refuses', 'GET / HTTP/9\r\n\r\n', 400],
  ['a head that is too long', `GET / HTTP/1.1\r\na: ${'b'.repeat(70_000)}\r\n${head}`, 431],
  ['a page with cookies', `GET /about HTTP/1.1\r\nCookie: ${'b'.repeat(60_000)}\r\n${head}`, 200],
  ['an address with letters', `GET /about?a=दिवाली HTTP/1.1\r\n${head}`, 308],
])('%s has the security headers', async (_, sent, status) => {
  const response = await exchange(sent)
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  for (const line of [
    'x-content-type-options: nosniff',
    'x-frame-options: DENY',
    'referrer-policy: strict-origin-when-cross-origin',
    'cross-origin-opener-policy: same-origin',
    'cross-origin-resource-policy: same-origin',
    'permissions-policy: geolocation=(), camera=()',
    'content-security-policy: ',
    'cache-control: ',
  ])
    expect(response.toLowerCase()).toContain(line.toLowerCase())
})

test.each([
  [
    '/about?utm_campaign=दिवाली&b=%20',
    '/about?utm_campaign=%E0%A4%A6%E0%A4%BF%E0%A4%B5%E0%A4%BE%E0%A4%B2%E0%A5%80&b=%20',
  ],
  ['//evil.example/é', '/evil.example/%C3%A9'],
  ['/\\evil.example/é\u00a0', '/%5Cevil.example/%C3%A9%C2%A0'],
])('the address %j, as crawlers send it, leads to the same encoded', async (sent, location) => {
  expect(await exchange(`GET ${sent} HTTP/1.1\r\n${head}`)).toContain(
    `\r\nLocation: ${location}\r\n`,
  )
})

test.each(['*?name=Asha', '*/x?name=Asha', 'Asha', 'http://Asha.example/', '//[?name=Asha'])(
  'of the address %s nothing is logged or printed',
  async (target) => {
    mockWarn.mockClear()
    const printed = jest.spyOn(process.stderr, 'write')
    expect(await exchange(`GET ${target} HTTP/1.1\r\n${head}`)).toMatch(/^HTTP\/1.1 (400|308|404) /)
    expect(JSON.stringify([mockWarn.mock.calls, printed.mock.calls])).not.toContain('Asha')
    printed.mockRestore()
  },
)

test('Next is asked for few articles that nobody has seen', async () => {
  noteFound('seen')
  const ask = async (path: string) => (await fetch(listening.url + path)).status
  const unseen = await Promise.all(
    Array.from({ length: 30 }, (_, id) => ask(`/news-readmore/unseen-${id}`)),
  )
  expect(unseen.filter((status) => status === 200)).toHaveLength(5)
  expect(unseen.filter((status) => status === 429)).toHaveLength(25)
  const later = await fetch(`${listening.url}/social-images/news-readmore/unseen.jpg`)
  expect([later.status, later.headers.get('retry-after')]).toEqual([429, '4'])
  expect(later.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await ask('/news-readmore/seen')).toBe(200)
})

test.each([
  '/wp-login.php',
  '/locations/no-such-club',
  '/news/page/4',
  '/news/page/1',
  '/news-readmore/gone',
  '/news-readmore/gone%20b',
  '/news-readmore/16/more',
  '/social-images/news-readmore/16',
  '/social-images/no-such-page.jpg',
  '/_global-error',
  '/_next/data/a/1.json',
  '/_next/static/chunks/none.js',
  '/locations/%E0%A4%A',
  `/${'a'.repeat(300)}`,
])('%s, where there is nothing, is answered from memory', async (path) => {
  noteMissing('gone')
  noteNewsPages(3)
  const response = await fetch(listening.url + path)
  expect(response.headers.get('x-address')).toBeNull()
  expect([response.status, await response.text()]).toEqual([404, 'not found'])
})

test('who is still sending a form gets its reply, where nobody reads the form', async () => {
  for (const [path, status] of [
    ['//form', 308],
    ['/about', 405],
  ] as const) {
    const socket = connect(listening.port, '127.0.0.1')
    const arrived = once(server, 'request')
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a.example\r\nContent-Length: 60000\r\n\r\n`)
    await arrived
    socket.write('a'.repeat(60_000))
    const [reply] = (await once(socket, 'data')) as [Buffer]
    socket.write(`GET /about HTTP/1.1\r\n${head}`)
    expect(String(reply)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /)
  }
})

test('a form that is too large ends its connection, on which the rest of it would come next', async () => {
  const chunk = `${(70_000).toString(16)}\r\n${'a'.repeat(70_000)}\r\n`
  const response = await exchange(
    `POST /form HTTP/1.1\r\nHost: a.example\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`,
  )
  expect(response).toMatch(/^HTTP\/1.1 413 /)
  expect(response).toMatch(/^connection: close\r$/m)
})

test('requests that arrive while the site starts wait and are checked like any other, and pages come at once', async () => {
  const started = Promise.withResolvers<NextHandler>()
  const starting = pipeline(sources(started.promise), 0)
  const url = `http://127.0.0.1:${await listen(starting)}`
  const waiting = Array.from({ length: 6 }, () => fetch(`${url}/news-readmore/stored`))
  const origin = 'https://evil.example'
  const forged = fetch(`${url}/getpass`, { method: 'POST', headers: { origin } })
  expect((await fetch(`${url}/about`)).status).toBe(200)
  // The store says at the start which articles there are.
  noteFound('stored')
  started.resolve(next)
  for (const response of await Promise.all(waiting)) expect(response.status).toBe(200)
  expect((await forged).status).toBe(403)
  starting.close()
})
