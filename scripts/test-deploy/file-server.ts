import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { freePort } from '@/testing/free-port.mjs'

/** The ways in which files are compressed. */
const encodings = ['br', 'gzip'] as const

/** What nginx says by itself of every answer. */
const own = /^(connection|content-(length|type)|date|etag|keep-alive|last-modified|x-request-id)$/

/** What the site answers, as it came. */
async function download(url: string, encoding: string) {
  const headers = { accept: 'text/html', 'accept-encoding': encoding }
  const asked = get(url, { headers })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const found = answer.headers['content-encoding']
  if (found !== encoding) throw new Error(`${url} came as ${String(found)}, not as ${encoding}`)
  return { headers: answer.headers, body: await buffer(answer) }
}

/**
 * A server for an nginx that has the answers of a site as files, compressed beforehand, with the
 * same headers. `http` is its part of the configuration.
 */
export async function fileServer(site: string, addresses: readonly string[]) {
  const root = await mkdtemp(path.join(tmpdir(), 'octa-gym-files-'))
  const port = await freePort()
  const locations: string[] = []
  const files: { address: string; encoding: string; url: string }[] = []
  for (const address of addresses)
    for (const encoding of encodings) {
      const { headers, body } = await download(site + address, encoding)
      const name = String(files.length)
      await writeFile(path.join(root, name), body)
      const lines = Object.entries(headers)
        .filter(([header]) => !own.test(header))
        .map(([header, value]) => `add_header ${header} ${JSON.stringify(value)};`)
      const ids = 'add_header X-Request-Id $request_id; add_header X-Cache-Status HIT;'
      locations.push(
        `location = /${name} { default_type "${headers['content-type'] ?? ''}"; ${lines.join(' ')} ${ids} }`,
      )
      files.push({ address, encoding, url: `http://127.0.0.1:${port}/${name}` })
    }
  return {
    files,
    http: `server { listen 127.0.0.1:${port}; root ${root}; ${locations.join('\n')} }`,
    remove: () => rm(root, { recursive: true }),
  }
}
