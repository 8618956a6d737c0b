import type { IncomingMessage } from 'node:http'
import { HttpError } from './http-error'
import { canonicalPath, readRequest } from './request'

jest.mock('@/content/redirects', () => ({
  redirects: new Map([['/locations/old', '/locations/list']]),
  formRedirects: new Map([['/locations/old', '/getpass']]),
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
  ['a long header', '/about', ['accept-encoding', `br${' '.repeat(300)}`], 431],
  [
    'a list that is long in sum',
    '/about',
    Array(40)
      .fill(['accept', 'a'.repeat(60)])
      .flat(),
    431,
  ],
])('%s is refused', (_, url, headers, status) => {
  expect(refusal(url, headers as string[])).toBe(status)
})

test.each([
  ['GET', '/locations/old', '/locations/list'],
  ['HEAD', '/locations/old?utm_source=poster', '/locations/list?utm_source=poster'],
  ['POST', '/locations/old', '/getpass'],
])('%s %s is led to %s for ever', (method, sent, location) => {
  expect(readRequest(request(sent, [], method)).movedTo).toBe(location)
})

test('an address beside one that is gone is left alone', () => {
  expect(readRequest(request('/locations/older')).movedTo).toBeUndefined()
})

test('what informs only is cut off, and what the site does not read is left out', () => {
  const long = request('/', [
    'User-Agent',
    'a'.repeat(15_000),
    'Cookie',
    'b'.repeat(15_000),
    ...['RSC', '1', 'constructor', 'a', '__proto__', 'a'],
  ])
  readRequest(long)
  expect(long.headers).toEqual({ host: 'gym.example', 'user-agent': 'a'.repeat(500) })
})

test('reading takes less than 20 ms of the processor for any bytes of a head', () => {
  const parts = ['a', ' ', '/', '.', '%41', '%2e/', '..', ';q=', ',', '&', '=&', '\\', 'a@a']
  for (const part of parts) {
    const text = part.repeat(15_000 / part.length)
    const times = Array.from({ length: 5 }, () => {
      const begun = process.threadCpuUsage()
      canonicalPath(`/${text}`)
      for (const name of ['user-agent', 'accept-encoding', 'x-forwarded-for', 'referer'])
        refusal(`/?${text.slice(0, 4000)}`, [name, text])
      return process.threadCpuUsage(begun).user / 1000
    })
    expect(Math.min(...times)).toBeLessThan(20)
  }
})
