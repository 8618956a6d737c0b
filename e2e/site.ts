import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startSandbox } from '@/sandbox/server'
import { answers, startNext } from '@/scripts/site-process'

type Settings = Record<string, string | undefined>

const token = 'e2e-token'
const tokenHeader = 'x-access-token'
const ownCopy = /^(\.next|\.git|\.data|\.env.*|test-results|playwright-report)$/
const inherited = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'NODE_OPTIONS', 'CI']

async function freePort() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no TCP address')
  return address.port
}

/**
 * A folder in which `next start` finds the project with a copy of its build: refreshed news pages
 * are written into `.next`, and one run must not see those of another. The rest is symlinked.
 */
async function isolatedProject() {
  const folder = await mkdtemp(path.join(tmpdir(), 'octa-gym-e2e-'))
  const entries = (await readdir('.')).filter((name) => !ownCopy.test(name))
  await Promise.all(entries.map((name) => symlink(path.resolve(name), path.join(folder, name))))
  const build = path.resolve('.next')
  await cp(build, path.join(folder, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !['cache', 'dev'].includes(path.relative(build, source)),
  })
  return folder
}

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
