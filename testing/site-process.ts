import { tmpdir } from 'node:os'
import path from 'node:path'
import { siteProgram, startProgram, waitUntilAnswering } from '@/scripts/process/next-process'
import { freePort } from './free-port.mjs'

/** Environment variables; undefined takes one away. */
export type Settings = Record<string, string | undefined>

/** A process of the site: Node with these arguments, in this folder. */
export interface Program {
  folder: string
  command: readonly string[]
}

const inherited = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'NODE_OPTIONS', 'CI']

/** `npm start` in the folder of a project and its build. */
export const npmStart = (folder: string): Program => ({ folder, command: [siteProgram] })

/**
 * One process of the site on a free port, not started yet.
 * @param settings those of the site. Of this process's environment it gets only what any program needs
 * @param user the id of the user that it runs as; undefined for that of this process
 */
export async function siteProcess(settings: Settings, user?: number) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
    ...settings,
    PORT: String(port),
    // A third of a start is compiling: a site that ends leaves it to the next.
    NODE_COMPILE_CACHE: path.join(tmpdir(), 'octa-gym-compiled'),
    NODE_ENV: 'production' as const,
  }
  const runs: ReturnType<typeof startProgram>[] = []

  /** Resolves once it answers; throws with what it wrote when it ends before. */
  async function start({ folder, command }: Program) {
    const run = startProgram(process.execPath, command, { cwd: folder, env, user })
    runs.push(run)
    if (await waitUntilAnswering(`${url}/robots.txt`, run.ended)) return
    await run.closed
    throw new Error(`The site did not start:\n${run.output()}`)
  }
  return {
    url,
    start,
    stop: async (signal?: NodeJS.Signals) => runs.at(-1)?.stop(signal),
    hasEnded: () => runs.at(-1)?.child.exitCode !== null,
    pid: () => runs.at(-1)?.child.pid,
    /** All that its processes wrote, standard output and error. */
    output: () => runs.map((run) => run.output()).join(''),
  }
}
