import type { OpenPage } from '@/testing/form-client'
import type { Random } from '@/testing/random'
import { anyPost, type Post } from './posts'
import { anyHeaderValue, anyValue, damage } from './values'

/** What is written to a connection. Only one that is `broken` may go without an answer. */
interface FuzzRequest {
  kind: 'form' | 'route' | 'broken'
  bytes: Buffer
  broken: boolean
}

/** What the requests are about: pages with a form, addresses that the site knows, and its host. */
interface Target {
  host: string
  pages: readonly OpenPage[]
  actionId: string
  routes: readonly string[]
}

const stems = [
  '/news-readmore/',
  '/locations/',
  '/classes/detail/',
  '/landing/',
  '/news/',
  '/social-images/',
  '/social-images/news-readmore/',
  '/_next/image?url=',
  '/_next/image?w=828&q=60&s=0&url=%2Fcontent%2F',
  '/_next/static/',
  '/_next/data/',
  '/_next/',
  '/content/',
  '/api/',
  '/',
]
const methods = [
  'HEAD',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'POST',
  'get',
]
const odd: [name: string, values: readonly string[]][] = [
  ['rsc', ['1', '0']],
  ['next-router-state-tree', ['x', '%5B%5D', '%', '[""]', '%5B%22%22%2C%7B%7D%5D', '%7B']],
  ['next-router-prefetch', ['1', '2', 'x']],
  ['next-router-segment-prefetch', ['/_tree', '/_full', 'x', '/../..']],
  ['next-url', ['/', 'x', '//evil.example', '/%E0%A4%A']],
  ['next-resume', ['1']],
  ['next-action', ['x', '']],
  ['x-action-forwarded', ['1']],
  ['x-matched-path', ['/about', '/api/metrics', 'x']],
  ['x-middleware-subrequest', ['proxy:proxy:proxy:proxy:proxy', 'x']],
  ['x-middleware-invoke', ['1']],
  ['x-nextjs-data', ['1']],
  ['x-prerender-revalidate', ['1']],
  ['x-now-route-matches', ['1=x']],
  ['x-forwarded-host', ['evil.example', 'a b', ',', '[', 'x:99999']],
  ['x-forwarded-proto', ['https', 'x', 'https,http', ' ']],
  ['x-forwarded-port', ['0', 'x', '99999']],
  ['x-forwarded-for', ['x', '::ffff:1.2.3.4', '1:2:3:4:5:6:7:8:9', ',,,']],
  ['origin', ['https://evil.example', 'null', 'x', 'http://', 'http://[']],
  ['referer', ['x', 'http://[', 'https://evil.example/?utm_source=a']],
  ['sec-fetch-site', ['same-origin', 'cross-site', 'x']],
  ['cookie', ['__prerender_bypass=1; __next_preview_data=x', '=;;=', 'NEXT_LOCALE=xx']],
  ['range', ['bytes=0-', 'bytes=9-1', 'bytes=-1,0-,x']],
  ['if-none-match', ['*', '"x"', 'W/']],
  ['if-modified-since', ['x', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['accept', ['text/x-component', 'image/avif', 'x', '*/*;q=x']],
  ['accept-encoding', ['gzip', 'br;q=x', 'identity;q=0', '*;q=0']],
  ['content-encoding', ['gzip', 'x']],
  ['content-length', ['-1', 'x', '0', '99999999999', '5, 6']],
  ['transfer-encoding', ['chunked', 'gzip, chunked', 'x']],
  ['expect', ['100-continue', 'x']],
  ['connection', ['upgrade', 'keep-alive', 'x']],
  ['upgrade', ['websocket', 'h2c']],
  ['authorization', ['Bearer x', 'Basic', 'x']],
  ['purpose', ['prefetch']],
  ['host', ['', 'evil.example', 'a b', '[', 'localhost:99999', '\u00e9']],
]

function anyPath(routes: readonly string[], random: Random): string {
  const input = anyValue(random).slice(0, 3000)
  const encoded = random.chance(0.6) ? encodeURIComponent(input) : input.replaceAll(/[\s\0]/g, '+')
  const path = random.chance(0.5)
    ? random.pick(stems) + (random.chance(0.3) ? random.between(0, 300) : encoded)
    : random.pick(routes)
  const query = random.chance(0.5) ? `?${random.pick(['_rsc', 'url', 'a', ''])}=${encoded}` : ''
  return (random.chance(0.05) ? damage(path, random).replaceAll(/[\s\0]/g, '') : path) + query
}

function oddHeaders(random: Random): Post['headers'] {
  return Array.from({ length: random.pick([0, 0, 0, 1, 1, 2, 4]) }, () => {
    const [name, values] = random.pick(odd)
    return [name, random.chance(0.85) ? random.pick(values) : anyHeaderValue(random)]
  })
}

const address = (random: Random) => [0, 0, 0, 0].map(() => random.between(1, 250)).join('.')

function write(method: string, { path, headers, body }: Post): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `${method} ${path} HTTP/1.1\r\n${lines}\r\n${body}`
}

/** Headers that say truly how long the body is, some laid over them. */
function framed({ path, headers, body }: Post, host: string, random: Random): [Post, boolean] {
  const chunked = body !== '' && random.chance(0.1)
  const sized = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
  const honest: Post['headers'] = [
    ['host', host],
    ['x-forwarded-for', address(random)],
    chunked ? ['transfer-encoding', 'chunked'] : ['content-length', String(body.length)],
    ...headers,
  ]
  const extra = oddHeaders(random)
  const names = extra.map(([name]) => name)
  const kept = honest.filter(([name]) => !names.includes(name) || random.chance(0.3))
  const broken = /^(content-length|transfer-encoding|connection|upgrade|host)$/
  return [
    { path, headers: [...kept, ...extra, ['connection', 'close']], body: chunked ? sized : body },
    names.some((name) => broken.test(name)),
  ]
}

/** Any request; the same for the same state of `random`. */
export function anyRequest({ host, pages, actionId, routes }: Target, random: Random): FuzzRequest {
  const isForm = random.chance(0.6)
  const post = isForm
    ? anyPost(random.pick(pages), actionId, random)
    : {
        path: anyPath(routes, random),
        headers: [],
        body: random.chance(0.9) ? '' : anyValue(random),
      }
  if (isForm && random.chance(0.05)) post.path = anyPath(routes, random)
  const method = isForm ? 'POST' : random.chance(0.85) ? 'GET' : random.pick(methods)
  const [sent, misframed] = framed(post, host, random)
  const whole = write(method, sent)
  const broken = random.chance(0.05)
  return {
    kind: broken ? 'broken' : isForm ? 'form' : 'route',
    bytes: Buffer.from(broken ? damage(whole, random) : whole, 'latin1'),
    broken: broken || misframed,
  }
}
