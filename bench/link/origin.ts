import { get, type OutgoingHttpHeaders } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http2'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

interface Answer {
  headers: OutgoingHttpHeaders
  body: Buffer
}

const TEXT = /^(text\/|application\/(javascript|json|manifest|xml)|image\/svg)/
const ownToHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
])
const passedOn = /^(accept$|rsc$|next-|user-agent$|save-data$|range$|content-type$)/
/** Types that a proxy compresses itself, at a cheap quality. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

function request(target: string, from: IncomingHttpHeaders): Promise<Answer> {
  const headers: OutgoingHttpHeaders = {
    host: new URL(target).host,
    'accept-encoding': 'br',
    'x-forwarded-proto': 'https',
  }
  for (const [name, value] of Object.entries(from)) if (passedOn.test(name)) headers[name] = value
  return new Promise((resolve, reject) => {
    get(target + String(from[':path']), { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const kept = Object.entries(response.headers).filter(([name]) => !ownToHop.has(name))
        resolve({
          headers: { ...Object.fromEntries(kept), ':status': response.statusCode },
          body: Buffer.concat(parts),
        })
      })
    }).on('error', reject)
  })
}

async function compressed({ headers, body }: Answer): Promise<Answer> {
  const plain = TEXT.test(String(headers['content-type'])) && !headers['content-encoding']
  if (!plain || body.length < 200) return { headers, body }
  const small = await promisify(brotliCompress)(body, quality)
  return { headers: { ...headers, 'content-encoding': 'br' }, body: small }
}

/**
 * A server behind the link, with a cache of its answers like a CDN.
 * @param target its origin
 */
export function cachedOrigin(target: string) {
  const cache = new Map<string, Promise<Answer>>()
  return (headers: IncomingHttpHeaders): Promise<Answer> => {
    const kind = Object.entries(headers).filter(([name]) => /^(rsc|next-)/.test(name))
    const key = JSON.stringify([headers[':path'], kind])
    const known = headers.range ? undefined : cache.get(key)
    const answer = known ?? request(target, headers).then(compressed)
    if (!headers.range) cache.set(key, answer)
    return answer
  }
}
