import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { expect, serverTest as test } from '@/e2e/test'
import { ownSiteTest } from './own-site'

const POLICY = 'content-security-policy'

const ROUTES = [
  '/',
  '/getpass',
  '/classes',
  '/classes/detail/boxing-conditioning',
  '/franchise',
  '/contact',
  '/events',
  '/news',
  '/locations/list',
  '/locations/bandra',
  '/landing/sahakara-nagar',
  '/landing/mansarovar-feedback',
  '/terms',
  '/no-such-page',
  '/locations/no-such-club',
]

/** For each inline script that a browser would run, the sources of which its policy must name one. */
function inlineScripts(html: string): string[][] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=|\stype="application\//.test(attributes))
    .map(([, attributes = '', code = '']) => {
      const nonce = /\snonce="([^"]+)"/.exec(attributes)?.[1]
      const hash = createHash('sha256').update(code).digest('base64')
      return [`'nonce-${nonce}'`, `'sha256-${hash}'`]
    })
}

for (const route of ROUTES) {
  test(`${route} has one strict policy that allows its own scripts and no others`, async ({
    request,
    site,
  }) => {
    const answer = await request.get(route)
    const html = await answer.text()
    const policies = answer.headersArray().filter(({ name }) => name.toLowerCase() === POLICY)
    expect(policies).toHaveLength(1)
    const scripts = /script-src ([^;]*)/.exec(policies[0]?.value ?? '')?.[1]?.split(' ') ?? []
    expect(scripts).toContain("'self'")
    expect(scripts.join(' ')).not.toMatch(/unsafe-|strict-dynamic|https?:|\*/)
    const allowed = new Set(scripts)
    const inline = inlineScripts(html)
    expect(inline).not.toHaveLength(0)
    expect(inline.filter((sources) => !sources.some((source) => allowed.has(source)))).toEqual([])
    expect(html).not.toContain(site.token)
  })
}

test('every response has the security headers', async ({ request }) => {
  for (const route of ['/', '/no-such-page', '/icon.svg', '/robots.txt']) {
    const headers = (await request.get(route)).headers()
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
    })
    expect(headers['x-powered-by']).toBeUndefined()
  }
})

const MULTIPART = { 'content-type': 'multipart/form-data; boundary=abc' }
const FIELD = '--abc\r\nContent-Disposition: form-data; name="lead_city"\r\n\r\nImphal'

const REFUSED = [
  { what: 'from another site', status: 403, headers: { origin: 'https://evil.example' } },
  { what: 'over 64 KB', status: 413, data: `${FIELD}${'l'.repeat(65 * 1024)}\r\n--abc--\r\n` },
  { what: 'that is no form', status: 415, headers: { 'content-type': 'application/json' } },
  {
    what: 'without a boundary',
    status: 415,
    headers: { 'content-type': 'multipart/form-data' },
  },
  { what: 'that is cut off', status: 400, data: FIELD },
  { what: 'that is no call', status: 400, headers: { 'next-action': 'nonsense' } },
  { what: 'to a page without a form', status: 405, route: '/terms' },
]

for (const { what, status, route = '/getpass', headers, data } of REFUSED) {
  test(`a post ${what} is refused with ${status} and a sentence`, async ({ request }) => {
    const answer = await request.post(route, {
      headers: { ...MULTIPART, ...headers },
      data: data ?? `${FIELD}\r\n--abc--\r\n`,
    })
    expect(answer.status()).toBe(status)
    expect(answer.headers()['content-type']).toContain('text/plain')
    expect(await answer.text()).toMatch(/^[A-Z].* Please .*\.\n$/)
  })
}

test('a connection is kept longer than a balancer keeps it', async ({ request }) => {
  expect((await request.get('/robots.txt')).headers()['keep-alive']).toBe('timeout=75')
})

ownSiteTest(
  'a picture that the news does not hold is the default one, and nothing is encoded',
  async ({ ownSite }) => {
    for (const source of [
      '/content/news-1.jpg',
      '/content/news-1.jpg?n=2',
      'http://127.0.0.1/a.jpg',
    ]) {
      const address = `/_next/image?url=${encodeURIComponent(source)}&w=1920&q=60`
      const answer = await fetch(ownSite.url + address, { redirect: 'manual' })
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toMatch(/^\/content\/pictures\/news-720\./)
    }
    expect(existsSync(join(ownSite.folder, '.next/cache/images'))).toBe(false)
  },
)

test('the backend’s token is in no file that a browser can load', async ({ site }) => {
  const folder = join(process.cwd(), '.next/static')
  const files = (await readdir(folder, { recursive: true })).filter(extname)
  expect(files).not.toHaveLength(0)
  for (const file of files) {
    const bytes = await readFile(join(folder, file))
    expect(bytes.includes(site.token), file).toBe(false)
  }
})
