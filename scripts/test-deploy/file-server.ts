import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { freePort } from '@/testing/free-port.mjs'

/** The ways in which files are compressed. */
export const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]

/** What a site answers at an address, as it came. */
async function download(url: string, encoding: Encoding) {
  const asked = get(url, { headers: { 'accept-encoding': encoding } })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const found = answer.headers['content-encoding']
  if (found !== encoding) throw new Error(`${url} came as ${String(found)}, not as ${encoding}`)
  return buffer(answer)
}

/**
 * Servers for an nginx that have nothing but files, compressed beforehand: one for each encoding,
 * which is the least that nginx can do for an answer. `http` is their part of the configuration.
 */
export async function fileServers() {
  const root = await mkdtemp(path.join(tmpdir(), 'octa-gym-files-'))
  const ports = { br: await freePort(), gzip: await freePort() }
  for (const encoding of encodings) await mkdir(path.join(root, encoding))
  const server = (encoding: Encoding) =>
    `server { listen 127.0.0.1:${ports[encoding]}; root ${root}/${encoding}; add_header Content-Encoding ${encoding}; }`
  return {
    http: encodings.map(server).join('\n'),
    /** Saves what is at `url` and resolves to where the same is a file. */
    async add(url: string, encoding: Encoding) {
      const name = encodeURIComponent(new URL(url).pathname).replaceAll('%', '')
      await writeFile(path.join(root, encoding, name), await download(url, encoding))
      return `http://127.0.0.1:${ports[encoding]}/${name}`
    },
    remove: () => rm(root, { recursive: true }),
  }
}
