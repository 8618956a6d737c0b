import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { Installation } from './installation'

const host = 'localhost'
const headers = ['x-content-type-options', 'content-security-policy', 'referrer-policy']

/** What nginx answers by itself: the request, and the status. */
const refused: [what: string, method: string, path: string, host: string, status: number][] = [
  ['a dot segment', 'GET', '/./about', host, 400],
  ['a parent folder', 'GET', '/x/../about', host, 400],
  ['an encoded dot', 'GET', '/%2E/about', host, 400],
  ['a doubled slash', 'GET', '//about', host, 400],
  ['a backslash', 'GET', '/x\\about', host, 400],
  ['dots in a query', 'GET', '/about?next=//x/../%2e', host, 200],
  ['another host', 'GET', '/about', 'another.example', 421],
  ['the metrics', 'GET', '/api/metrics', host, 404],
]

/** Sends a path as it is, which `fetch` would tidy. */
async function ask(port: string, method: string, path: string, name: string) {
  const sent = request({ port, host: '127.0.0.1', method, path, headers: { host: name } }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  return answer
}

/** What does not reach the site: odd spellings, other hosts. Every answer has the security headers once. */
export async function tryRefusals({
  nginx,
  problems,
}: Pick<Installation, 'problems'> & { nginx: Pick<Installation['nginx'], 'url'> }) {
  const { port } = new URL(nginx.url)
  for (const [what, method, path, name, wanted] of refused) {
    const answer = await ask(port, method, path, name)
    if (answer.statusCode !== wanted)
      problems.push(`${what}: ${answer.statusCode}, not ${String(wanted)}`)
    for (const header of headers)
      if (answer.headersDistinct[header]?.length !== 1)
        problems.push(`${what}: ${answer.headersDistinct[header]?.length ?? 0} headers ${header}`)
  }
  return `${refused.length} requests`
}
