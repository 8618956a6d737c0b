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
 */
export async function siteProcess(folder: () => string, settings: Settings) {
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
    const started = startNext(['start'], {
      cwd: folder(),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      modules: siteModules,
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
