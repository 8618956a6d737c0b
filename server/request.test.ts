import type { IncomingMessage } from 'node:http'
import { leastMs } from '@/testing/least-ms'
import { HttpError } from './http-error'
import { canonicalPath, readRequest } from './request'

jest.mock('@/content/redirects', () => ({
  redirectOf: (path: string) => (path === '/locations/old' ? '/locations/list' : undefined),
  formsOfGonePages: '/getpass',
  redirects: new Map([
    ['https://www.old.example/Contact-Us.html', '/contact'],
    ['/über uns/', '/about'],
    ['/page.php', '/'],
    ['/page.php?id=7', '/franchise'],
    ['/?page_id=12', '/classes'],
  ]),
}))

const request = (url: string, headers: readonly string[] = [], method = 'GET') =>
  ({ method, url, rawHeaders: ['Host', 'gym.example', ...headers] }) as IncomingMessage

function refusal(url: string, headers?: readonly string[]) {
  try {
    readRequest(request(url, headers))
  } catch (error) {
    if (error instanceof HttpError) return error.status
    throw error
  }
  return undefined
}

test.each([
  ['an absolute address', 'http://evil.example/about', [], 400],
  ['a target that is no address', '*', [], 400],
  ['a long address', `/${'a'.repeat(4096)}`, [], 414],
  ['two hosts', '/about', ['host', 'evil.example'], 400],
  ['a long origin', '/about', ['origin', `https://${'a'.repeat(300)}`], 431],
  [
    'a list that is long in sum',
    '/about',
    Array(40).fill(['x-forwarded-for', '2001:db8::1234:5678:9abc:def0']).flat(),
    431,
  ],
])('%s is refused', (_, url, headers, status) => {
  expect(refusal(url, headers as string[])).toBe(status)
})

test.each([
  ['GET', '/locations/old', '/locations/list'],
  ['HEAD', '/locations/old?utm_source=poster', '/locations/list?utm_source=poster'],
  ['POST', '/locations/old', '/getpass'],
  ['GET', '/locations/list/?a=1', '/locations/list?a=1'],
  ['GET', '//evil.example//x', '/evil.example/x'],
  ['GET', '/contact-us.html', '/contact'],
  ['GET', '/%C3%BCber%20uns', '/about'],
  ['GET', '/page.php?id=8', '/?id=8'],
  ['GET', '/page.php?id=7&utm_source=mail', '/franchise?utm_source=mail'],
  ['GET', '/?page_id=12', '/classes'],
])('%s %s is led to %s for ever', (method, sent, location) => {
  expect(readRequest(request(sent, [], method)).movedTo).toBe(location)
})

test.each([
  ['/getpass&utm_source=fb&fbclid=x', '/getpass?utm_source=fb&fbclid=x'],
  ['/getpass%3Futm_source=whatsapp', '/getpass?utm_source=whatsapp'],
  ['/getpass%3futm_source%3Dqr%26utm_medium%3Dposter', '/getpass?utm_source=qr&utm_medium=poster'],
  ['/getpass%26club=104', '/getpass?club=104'],
  ['/getpass&x=1?gclid=Cj0_-', '/getpass?x=1?gclid=Cj0_-'],
])('what follows the first separator of %s is its query', (sent, location) => {
  expect(readRequest(request(sent)).movedTo).toBe(location)
})

test.each(['/?page_id=120', '/locations/older', '/getpass?x=%26'])(
  '%s, which is not gone, is left alone',
  (sent) => {
    expect(readRequest(request(sent)).movedTo).toBeUndefined()
  },
)

/** As load balancers, sign-on proxies and mobile browsers send them. */
test.each([
  ['a long id of HAProxy', ['X-Request-Id', '2001:0DB8'.repeat(10)]],
  ['the ids of two proxies', ['X-Request-Id', 'one-of-two', 'X-Request-Id', 'two-of-two']],
  ['a long token', ['Authorization', `Bearer ${'a'.repeat(1_200)}`]],
  ['a long list of encodings', ['Accept-Encoding', `br${' '.repeat(300)}`]],
  ['two ranges', ['Range', 'bytes=0-1', 'Range', 'bytes=0-1']],
])('a header that only informs costs nobody the page: %s', (_, headers) => {
  const odd = request('/about', headers)
  readRequest(odd)
  expect(odd.headers).toEqual({ host: 'gym.example' })
})

test('what informs only is cut off, and what the site does not read is left out', () => {
  const long = request('/', [
    'Referer',
    'a'.repeat(15_000),
    'Cookie',
    'b'.repeat(15_000),
    ...['User-Agent', 'bot', 'RSC', '1', 'constructor', 'a', '__proto__', 'a'],
  ])
  readRequest(long)
  expect(long.headers).toEqual({ host: 'gym.example', referer: 'a'.repeat(2048) })
})

test('reading takes less than 20 ms of the processor for any bytes of a head', async () => {
  const parts = [
    ...['a', ' ', '/', '%3f', '?', '.', '%41', '%2e/', '..', ';q=', ',', '&', '=&', '\\', 'a@a'],
  ]
  for (const part of parts) {
    const text = part.repeat(15_000 / part.length)
    const ms = await leastMs(20, () => {
      canonicalPath(`/${text}`)
      for (const name of ['accept-encoding', 'x-forwarded-for', 'referer'])
        refusal(`/?${text.slice(0, 4000)}`, [name, text])
    })
    expect(ms).toBeLessThan(20)
  }
})
