import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { freePort } from '@/testing/free-port.mjs'
import { median } from '@/bench/figures'
import { articlePath } from '@/content/paths'
import { articles } from '@/sandbox/articles'
import { startSandbox } from '@/sandbox/server'
import { siteProcess } from '@/testing/site-process'
import { startNginx } from './nginx'
import { assetsIn, read } from './reading'
import type { Release } from './releases'

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
async function fileServer(site: string, addresses: readonly string[]) {
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

const rounds = 6
const connections = 32
const run = promisify(execFile)

/** Requests that are answered in a second, measured for one second. */
async function load(url: string, encoding: string) {
  const options = ['-t1', `-c${connections}`, '-d1s', '-H', `Accept-Encoding: ${encoding}`]
  const { stdout } = await run('wrk', [...options, url])
  const [, perSecond] = /Requests\/sec:\s*([\d.]+)/.exec(stdout) ?? []
  if (!perSecond || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}:\n${stdout}`)
  return Number(perSecond)
}

async function listAddresses(site: string) {
  const html = await (await read(site)).text()
  const script = [...assetsIn(html)].find((name) => name.endsWith('.js')) ?? ''
  return ['/', '/news', articlePath(String(articles[0]?.newsid)), script]
}

/** Both in turn, so that whatever else the machine does meets both. */
async function compare(cached: string, file: string, encoding: string) {
  const seen = { cached: [] as number[], file: [] as number[] }
  for (let round = -1; round < rounds; round++) {
    const perSecond = { cached: await load(cached, encoding), file: await load(file, encoding) }
    // The first round fills the caches.
    if (round < 0) continue
    seen.cached.push(perSecond.cached)
    seen.file.push(perSecond.file)
  }
  const ratios = seen.cached.map((perSecond, index) => perSecond / (seen.file[index] ?? NaN))
  return {
    'through the cache (requests/s)': Math.round(median(seen.cached)),
    'files (requests/s)': Math.round(median(seen.file)),
    ratio: median(ratios).toFixed(2),
    lowest: Math.min(...ratios).toFixed(2),
    highest: Math.max(...ratios).toFixed(2),
  }
}

/** How many requests a second nginx answers from its cache, beside the same answers as its files. */
export async function measureSpeed(release: Release) {
  const sandbox = await startSandbox({ port: 0, token: 'speed', tokenHeader: 'x-access-token' })
  const settings = { BACKEND_URL: sandbox.url, BACKEND_TOKEN: 'speed', TRUST_PROXY: '1' }
  const site = await siteProcess(settings)
  await site.start(release)
  const { files, http, remove } = await fileServer(site.url, await listAddresses(site.url))
  const nginx = await startNginx([site.host], { http })
  try {
    const rows = []
    for (const { address, encoding, url } of files)
      rows.push({ address, encoding, ...(await compare(nginx.url + address, url, encoding)) })
    return rows
  } finally {
    await nginx.stop()
    await site.stop('SIGKILL')
    await Promise.all([remove(), sandbox.close()])
  }
}
