import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { waitUntilWell } from '@/scripts/process/next-process'
import type { Installation } from './installation'
import type { Release } from './releases'

const [, command = ''] =
  /^HEALTHCHECK[^]*?\bCMD (\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []

/** Whether the image's own check finds the process at a port well. */
function isHealthy(port: string): Promise<boolean> {
  const [node = '', ...args] = z.array(z.string()).parse(JSON.parse(command))
  const { PATH, TMPDIR } = process.env
  const env = { PATH, TMPDIR, NODE_ENV: 'production' as const, PORT: port }
  return promisify(execFile)(node, args, { env }).then(
    () => true,
    () => false,
  )
}

/** What the unit and compose take for a process that was told to end. */
const endedAsTold = [0, 143]

/** Starts a process of the site from a release; resolves once it could store a lead. */
export async function startRelease(site: Installation['sites'][number], release: Release) {
  await site.start(release)
  await waitUntilWell(site.url)
}

/** One process after the other ends and starts again with another release. */
export async function replace({ sites, problems }: Installation, release: Release) {
  for (const site of sites) {
    const code = await site.stop('SIGTERM')
    if (!endedAsTold.includes(Number(code))) problems.push(`a process ended with ${String(code)}`)
    await startRelease(site, release)
  }
  return ''
}

/** How many files of an earlier release a process still has. */
export async function countKept({ sites, problems }: Installation, { assets }: Release) {
  for (const asset of assets) {
    const { status } = await fetch(sites[0].url + asset, { method: 'HEAD' })
    if (status !== 200) problems.push(`gone with the deploy: ${asset}`)
  }
  return `${assets.size} files of the first are there`
}

/** One process ends without a word and is away for a while, which the image's check notices. */
export async function killOne(
  { sites: [site], problems }: Installation,
  release: Release,
  awayMs: number,
) {
  const { port } = new URL(site.url)
  if (!(await isHealthy(port))) problems.push('the health check fails for a process that is well')
  await site.stop('SIGKILL')
  if (await isHealthy(port)) problems.push('the health check passes for a process that is away')
  await wait(awayMs)
  await startRelease(site, release)
  return ''
}
