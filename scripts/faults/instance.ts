import { rm } from 'node:fs/promises'
import { answers, startNext } from '@/testing/site-process'
import { freePort, isolatedProject } from '@/testing/isolated-project'

const inherited = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'NODE_OPTIONS']

/**
 * One process of the site on a port of its own, not started yet.
 * @param builds the folders of the builds that can be deployed; each is copied
 * @param settings environment variables
 */
export async function siteInstance(builds: readonly string[], settings: Record<string, string>) {
  const folders = await Promise.all(builds.map((build) => isolatedProject(build)))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env: NodeJS.ProcessEnv = {
    ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
    ...settings,
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(port),
    NODE_ENV: 'production',
  }
  let output = ''
  let running: ReturnType<typeof startNext> | undefined
  let build = 0

  const start = async () => {
    const started = startNext(['start', '-p', String(port)], {
      cwd: folders[build] ?? '.',
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running = started
    for (const stream of [started.child.stdout, started.child.stderr])
      stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)))
    if (!(await answers(`${url}/robots.txt`, started.ended)))
      throw new Error(`The site did not start:\n${output}`)
  }
  return {
    url,
    pid: () => running?.child.pid,
    output: () => output,
    start,
    stop: async (signal?: NodeJS.Signals) => running?.stop(signal),
    /** The place of its build among the builds. */
    build: () => build,
    /** Takes the next build for the next start. */
    deploy: () => void (build = (build + 1) % builds.length),
    async remove() {
      await running?.stop('SIGKILL')
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
    },
  }
}

/** One process of the site. */
export type Instance = Awaited<ReturnType<typeof siteInstance>>
