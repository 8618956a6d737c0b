import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import send from 'send'
import { encodingFor } from './encodings'
import { lockedPolicy } from './headers'

/** A file that is served as it is, and how long it may be kept. */
interface StaticFile {
  file: string
  isImmutable: boolean
}

/** Names with a hash of what is in them. */
const hashed = /^\/(_next\/static|content\/(pictures|videos))\//

const filesIn = (folder: string, address: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file): [string, StaticFile] => {
      const url = `${address}/${path.relative(folder, file).replaceAll(path.sep, '/')}`
      return [url, { file, isImmutable: hashed.test(url) }]
    })

/**
 * The files of `public` and of the build by their addresses.
 * @param build the build's folder, `.next`
 */
export const staticFiles = (build = '.next'): ReadonlyMap<string, StaticFile> =>
  new Map([...filesIn('public', ''), ...filesIn(path.join(build, 'static'), '/_next/static')])

/** Files by their addresses. */
export type StaticFiles = ReturnType<typeof staticFiles>

const endings = { br: '.br', gzip: '.gz' }

/** The types of what the build compresses, the same in each encoding. */
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/** The compressed form of a file that the client takes, if the build has made one. */
function compressedForm({ url = '', headers }: IncomingMessage, files: StaticFiles) {
  // A range is taken from the plain file.
  const encoding = encodingFor(headers.range === undefined ? headers['accept-encoding'] : '')
  const compressed = encoding === 'identity' ? undefined : files.get(url + endings[encoding])
  return compressed && { encoding, file: compressed.file }
}

/**
 * Sends a file, or the range of it that was asked for. Resolves when the response has ended.
 * @returns the status of a file that could not be sent, 404 or 416: the response is still open
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  files: StaticFiles,
): Promise<number | undefined> {
  const { url = '' } = request
  const { file = '', isImmutable = false } = files.get(url) ?? {}
  const compressed = compressedForm(request, files)
  response.setHeader('content-security-policy', lockedPolicy)
  if (files.has(`${url}.br`)) response.setHeader('vary', 'Accept-Encoding')
  const type = types[path.extname(url)]
  if (type) response.setHeader('content-type', type)
  if (compressed) response.setHeader('content-encoding', compressed.encoding)
  const keep = { immutable: isImmutable, maxAge: isImmutable ? '1y' : '1h' }
  const place = { root: process.cwd(), dotfiles: 'allow', index: false } as const
  const stream = send(request, encodeURI(compressed?.file ?? file), { ...place, ...keep })
  const status = await new Promise<number | undefined>((resolve) => {
    stream.once('error', ({ status = 404 }: { status?: number }) => resolve(status))
    response.once('close', () => resolve(undefined))
    stream.pipe(response)
  })
  if (status === undefined) return undefined
  if (response.headersSent) return void response.destroy()
  for (const name of response.getHeaderNames())
    if (/^(etag|vary|last-modified|accept-ranges|content-(type|encoding|security))/.test(name))
      response.removeHeader(name)
  return status
}
