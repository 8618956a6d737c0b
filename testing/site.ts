import { rm } from 'node:fs/promises'
import path from 'node:path'
import { startSandbox } from '@/sandbox/server'
import { freePort, isolatedProject } from './isolated-project'
import { answers, startNext } from './site-process'

type Settings = Record<string, string | undefined>

const token = 'e2e-token'
const tokenHeader = 'x-access-token'
const inherited = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'NODE_OPTIONS', 'CI']

/**
 * Starts one site with its own build folder, lead store and sandbox backend, each on a free port.
 * `env` is laid over the settings, at the start and at each `restart`; undefined takes one away.
 * `stop` leaves the store and the sandbox as they are, `close` removes everything.
 */
export async function startSite(env: Settings = {}) {
  const sandbox = await startSandbox({ port: 0, token, tokenHeader })
  const folder = await isolatedProject()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const settings: Settings = {
    ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
    NEXT_TELEMETRY_DISABLED: '1',
    BACKEND_URL: sandbox.url,
    BACKEND_TOKEN: token,
    BACKEND_TOKEN_HEADER: tokenHeader,
    DATA_DIR: path.join(folder, '.data'),
    PORT: String(port),
    ...env,
  }
  let output = ''
  let running: ReturnType<typeof startNext> | undefined

  const start = async (overrides: Settings = {}) => {
    const started = startNext(['start', '-p', String(port)], {
      cwd: folder,
      env: { ...settings, ...overrides, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running = started
    for (const stream of [started.child.stdout, started.child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    if (!(await answers(url, started.ended))) throw new Error(`The site did not start:\n${output}`)
  }
  const stop = async (signal?: NodeJS.Signals) => running?.stop(signal)
  const restart = async (overrides?: Settings) => {
    await stop()
    await start(overrides)
  }
  const close = async () => {
    await stop('SIGKILL')
    await sandbox.close()
    await rm(folder, { recursive: true, force: true })
  }

  await start().catch(async (error: unknown) => {
    await close()
    throw error
  })
  return { url, token, sandbox, folder, settings, output: () => output, stop, restart, close }
}

export type Site = Awaited<ReturnType<typeof startSite>>
