import { once } from 'node:events'
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http2'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

export interface Answer {
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** What stands behind the link: its answer to the headers of a request. */
export type Origin = (headers: IncomingHttpHeaders) => Promise<Answer>

const text = /^(text\/|application\/(javascript|json|manifest|xml)|image\/svg)/
const ownToHop = /^(connection|keep-alive|transfer-encoding|content-length|date)$/
const passedOn = /^(accept$|rsc$|next-|user-agent$|save-data$|range$|content-type$)/

/** Asks a server as a proxy does. */
export async function request(site: string, from: IncomingHttpHeaders): Promise<Answer> {
  const passed = Object.entries(from).filter(([name]) => passedOn.test(name))
  const headers = {
    ...Object.fromEntries(passed),
    'accept-encoding': 'br',
    'x-forwarded-proto': 'https',
  }
  const asked = get(site + String(from[':path']), { headers })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const kept = Object.entries(answer.headers).filter(([name]) => !ownToHop.test(name))
  return {
    headers: { ...Object.fromEntries(kept), ':status': answer.statusCode },
    body: await buffer(answer),
  }
}

async function compressed({ headers, body }: Answer, quality: number): Promise<Answer> {
  const plain = text.test(String(headers['content-type'])) && !headers['content-encoding']
  if (!plain || body.length < 200) return { headers, body }
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const small = await promisify(brotliCompress)(body, { params })
  return { headers: { ...headers, 'content-encoding': 'br' }, body: small }
}

/**
 * Keeps the answers of an origin like a CDN.
 * @param quality with which it compresses what comes as plain text, 1 to 11
 */
export function cached(origin: Origin, quality: number): Origin {
  const cache = new Map<string, Promise<Answer>>()
  return (headers) => {
    const kind = Object.entries(headers).filter(([name]) => /^(accept$|rsc$|next-)/.test(name))
    const key = JSON.stringify([headers[':path'], kind])
    const known = headers.range ? undefined : cache.get(key)
    const answer = known ?? origin(headers).then((made) => compressed(made, quality))
    if (!headers.range) cache.set(key, answer)
    return answer
  }
}
