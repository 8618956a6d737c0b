import 'server-only'
import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { accepts } from './accepts'
import { onRequest } from './on-request'

const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=UTF-8',
  '.txt': 'text/plain; charset=UTF-8',
}

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
]

/** Addresses of the files that the build has compressed, each with its ending. */
function compressedFiles(build: string) {
  const files = readdirSync(path.join(build, 'static'), { recursive: true }).map(String)
  return new Set(
    files.filter((name) => /\.(br|gz)$/.test(name)).map((name) => `/_next/static/${name}`),
  )
}

/**
 * Points a request for a file that lies there compressed to the form that the browser takes. Next
 * then answers as for any file, with its entity tag, to HEAD and with 304. Part of a file is part
 * of the plain one.
 */
function pointToCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  files: ReadonlySet<string>,
) {
  const { url = '', headers } = request
  const [file = '', ...query] = url.split(/(?=\?)/)
  if (!files.has(`${file}.br`)) return
  response.setHeader('vary', 'Accept-Encoding')
  const accepted = headers.range === undefined ? String(headers['accept-encoding'] ?? '') : ''
  delete headers['accept-encoding']
  const encoding = ENCODINGS.find(
    ({ name, ending }) => accepts(accepted, name) && files.has(file + ending),
  )
  if (!encoding) return
  request.url = file + encoding.ending + query.join('')
  response.setHeader('content-encoding', encoding.name)
  response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream')
}

/**
 * Has the files of `.next/static` answered from what `npm run build` has compressed, for the time
 * of the process.
 * @param build the build's folder
 */
export function serveCompressedAssets(build = '.next') {
  const files = compressedFiles(build)
  onRequest(({ request, response }) => pointToCompressed(request, response, files))
}
