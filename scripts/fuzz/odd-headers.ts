import type { Random } from '@/testing/random'
import type { Post } from './posts'
import { anyHeaderValue } from './values'

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

/** Some headers with a meaning for Node, Next or a proxy, and values that they should not have. */
export function oddHeaders(random: Random): Post['headers'] {
  return Array.from({ length: random.pick([0, 0, 0, 1, 1, 2, 4]) }, () => {
    const [name, values] = random.pick(odd)
    return [name, random.chance(0.85) ? random.pick(values) : anyHeaderValue(random)]
  })
}
