import type { OpenPage } from '@/testing/form-client'
import { anyAddress, type Random } from '@/testing/random'
import { anyPath } from './any-path'
import { oddHeaders } from './odd-headers'
import { anyPost, type Post } from './posts'
import { anyValue, damage } from './values'

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
    ['x-forwarded-for', anyAddress(random)],
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
