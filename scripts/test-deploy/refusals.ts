import { wire } from '@/testing/http'
import type { Installation } from './installation'

const host = 'localhost'
const headers = ['x-content-type-options', 'content-security-policy', 'referrer-policy']

/** What nginx answers by itself: the address and host of the request, and the status. */
const refused: [what: string, path: string, host: string, status: number][] = [
  ['a dot segment', '/./about', host, 400],
  ['a parent folder', '/x/../about', host, 400],
  ['an encoded dot', '/%2E/about', host, 400],
  ['a doubled slash', '//about', host, 400],
  ['a backslash', '/x\\about', host, 400],
  ['dots in a query', '/about?next=//x/../%2e', host, 200],
  ['another host', '/about', 'another.example', 421],
  ['the metrics', '/api/metrics', host, 404],
]

/** Odd spellings and other hosts do not reach the site. Each answer has the security headers once. */
export async function tryRefusals({ nginx, problems }: Installation) {
  for (const [what, path, name, wanted] of refused) {
    const { status, headersDistinct } = await wire(`http://${nginx.host}${path}`, { host: name })
    if (status !== wanted) problems.push(`${what}: ${status}, not ${wanted}`)
    for (const header of headers)
      if (headersDistinct[header]?.length !== 1)
        problems.push(`${what}: ${headersDistinct[header]?.length ?? 0} headers ${header}`)
  }
  return `${refused.length} requests`
}
