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

/** Whether the health check of the image passes for the process at a port. */
function isHealthy(port: string): Promise<boolean> {
  const [node = '', ...args] = z.array(z.string()).parse(JSON.parse(command))
  const { PATH, TMPDIR } = process.env
  const env = { PATH, TMPDIR, NODE_ENV: 'production' as const, PORT: port }
  return promisify(execFile)(node, args, { env }).then(
    () => true,
    () => false,
  )
}

/** The exit codes after SIGTERM that the unit and compose count as a success. */
const endedWell = [0, 143]

/** Starts a process of the site from a release, and waits until it can store a lead. */
export async function startRelease(site: Installation['sites'][number], release: Release) {
  await site.start(release)
  await waitUntilWell(site.url)
}

/** Ends one process after the other and starts it again with another release. */
export async function replace({ sites, problems }: Installation, release: Release) {
  for (const site of sites) {
    const code = await site.stop('SIGTERM')
    if (!endedWell.includes(Number(code))) problems.push(`a process ended with ${String(code)}`)
    await startRelease(site, release)
  }
  return ''
}

/** Asks a process for each file of an earlier release. */
export async function countKept({ sites, problems }: Installation, { assets }: Release) {
  for (const asset of assets) {
    const { status } = await fetch(sites[0].url + asset, { method: 'HEAD' })
    if (status !== 200) problems.push(`gone with the deploy: ${asset}`)
  }
  return `${assets.size} files of the first are there`
}

/** Kills one process for a while. The health check of the image must notice. */
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
