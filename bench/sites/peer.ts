import { createServer, type IncomingMessage } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { listen } from '@/testing/http'

export interface File {
  status: number
  headers: Record<string, string>
  body: Buffer
}

const TEXT = /^(text\/|application\/(javascript|json)|image\/svg)/
const dropped = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection'])

/** Fetches a file with its headers, decoded. */
export async function fetchFile(url: string, headers: Record<string, string> = {}): Promise<File> {
  const response = await fetch(url, { headers })
  const kept = [...response.headers].filter(([name]) => !dropped.has(name))
  const body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(kept), body }
}

function compressed(file: File): File {
  if (!TEXT.test(file.headers['content-type'] ?? '') || file.body.length < 512) return file
  const headers = { ...file.headers, 'content-encoding': 'br' }
  return { ...file, headers, body: brotliCompressSync(file.body) }
}

/**
 * Starts a server to compare the site with. It answers from memory, with the highest compression.
 * Fonts and pictures are those of the site.
 * @param own its own answer at an address
 */
export async function startPeer(
  site: string,
  own: (path: string, headers: Record<string, string>) => Promise<File | undefined>,
) {
  const memory = new Map<string, Promise<File>>()
  const answer = (request: IncomingMessage) => {
    const path = request.url ?? '/'
    const headers = { accept: String(request.headers.accept ?? '*/*') }
    const key = `${path} ${headers.accept}`
    const known =
      memory.get(key) ??
      own(path, headers)
        .then((file) => file ?? fetchFile(site + path, headers))
        .then(compressed)
    memory.set(key, known)
    return known
  }
  const server = createServer((request, response) => {
    void answer(request).then(({ status, headers, body }) => {
      response.writeHead(status, { ...headers, 'content-length': body.length })
      response.end(body)
    })
  })
  const url = `http://localhost:${await listen(server)}`
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url, close }
}
