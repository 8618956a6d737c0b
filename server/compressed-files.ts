import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { encodingFor } from './encodings'

const types: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=UTF-8',
  '.txt': 'text/plain; charset=UTF-8',
}

const endings = { br: '.br', gzip: '.gz' }

/**
 * Points a request for a file of `.next/static` to its compressed form, if the browser accepts one.
 * Next.js then answers as for any file, with entity tag, HEAD and 304. A range is taken from the plain
 * file.
 * @param addresses those of the build's files
 */
export const pointToCompressedFiles =
  (addresses: ReadonlySet<string>) => (request: IncomingMessage, response: ServerResponse) => {
    const { url: file = '', headers } = request
    if (!addresses.has(`${file}.br`)) return
    response.setHeader('vary', 'Accept-Encoding')
    const encoding = encodingFor(headers.range === undefined ? headers['accept-encoding'] : '')
    if (encoding === 'identity') return
    request.url = file + endings[encoding]
    response.setHeader('content-encoding', encoding)
    response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream')
  }
