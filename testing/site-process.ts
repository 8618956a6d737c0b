import { existsSync } from 'node:fs'
import path from 'node:path'
import { siteModules, startNext, waitUntilAnswering } from '@/scripts/next-process'
import { freePort } from './free-port.mjs'

/** Environment variables; undefined takes one away. */
export type Settings = Record<string, string | undefined>

const inherited = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'NODE_OPTIONS', 'CI']

/**
 * One process of the site on a free port, not started yet.
 * @param folder where the project and its build are, asked at each start
 * @param settings those of the site; of this process's environment it sees nothing but what any
 * program needs
 * @param modules are loaded first
 */
export async function siteProcess(
  folder: () => string,
  settings: Settings,
  modules: readonly string[] = [],
) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
    ...settings,
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(port),
    NODE_ENV: 'production' as const,
  }
  let output = ''
  let running: ReturnType<typeof startNext> | undefined

  /** Resolves once it answers; throws with what it wrote when it ends before. */
  async function start() {
    const cwd = folder()
    // An earlier build's project may not have them.
    const own = siteModules.filter((module) => existsSync(path.join(cwd, module)))
    const started = startNext(['start'], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      modules: [...modules, ...own],
    })
    running = started
    for (const stream of [started.child.stdout, started.child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    if (!(await waitUntilAnswering(`${url}/robots.txt`, started.ended)))
      throw new Error(`The site did not start:\n${output}`)
  }
  return {
    url,
    start,
    stop: async (signal?: NodeJS.Signals) => running?.stop(signal),
    pid: () => running?.child.pid,
    /** All that its processes wrote, standard output and error. */
    output: () => output,
  }
}
