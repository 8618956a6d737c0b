import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { median } from '@/bench/figures'
import { articlePath } from '@/content/paths'
import { articles } from '@/sandbox/articles'
import { startSandbox } from '@/sandbox/server'
import { siteProcess } from '@/testing/site-process'
import { fileServer } from './file-server'
import { startNginx } from './nginx'
import { assetsIn, read } from './reading'
import type { Release } from './releases'

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
