import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { isWell } from '@/scripts/next-process'
import { freePort } from '@/testing/free-port.mjs'
import type { Release } from './releases'

const startWithinMs = 120_000

/**
 * One process of the site, run from a release as on a machine of its own.
 * @param user the id of the user it runs as; undefined for that of this process
 */
export async function releaseInstance(settings: Record<string, string>, user?: number) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, PORT: String(port) }
  let child: ChildProcess | undefined
  let output = ''

  /** Resolves once it could store a lead. */
  async function start({ folder, command }: Release) {
    const started = spawn(process.execPath, command, {
      cwd: folder,
      env: { ...env, HOSTNAME: '127.0.0.1', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(user !== undefined && { uid: user, gid: user }),
    })
    child = started
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)))
    const deadline = Date.now() + startWithinMs
    while (!(await isWell(url))) {
      if (started.exitCode !== null || Date.now() > deadline)
        throw new Error(`The release did not start:\n${output}`)
      await wait(100)
    }
  }

  /** Resolves to the exit code, or the signal that ended it. */
  async function stop(signal: NodeJS.Signals): Promise<unknown> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return undefined
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code, by] = (await ended) as unknown[]
    return code ?? by
  }
  return { url, host: `127.0.0.1:${port}`, start, stop, output: () => output }
}
