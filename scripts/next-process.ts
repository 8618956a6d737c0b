import { spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

type Options = {
  cwd?: string
  env?: NodeJS.ProcessEnv
  stdio?: StdioOptions
  /** Modules that are loaded before Next, as `npm start` loads {@link siteModules}. */
  modules?: readonly string[]
}

/** What `npm start` loads before Next. */
export const siteModules = ['./lib/next/hold-requests.cjs']

const killAfterMs = 10_000

/**
 * Runs Next's command as a child without npm or a shell in between, so that a signal reaches it.
 * `ended` resolves to its exit code, or the name of the signal that ended it. `stop` sends the
 * signal, and SIGKILL when the child is still there after ten seconds. It never outlives this process.
 */
export function startNext(
  args: string[],
  { cwd = process.cwd(), env = process.env, stdio, modules = [] }: Options = {},
) {
  const loaded = modules.flatMap((module) => ['--require', module])
  const child = spawn(process.execPath, [...loaded, 'node_modules/next/dist/bin/next', ...args], {
    cwd,
    env,
    stdio: stdio ?? ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(child, 'exit').then(
    ([code, signal]: (number | string | null)[]) => code ?? signal,
  )
  const kill = () => void child.kill('SIGKILL')
  process.on('exit', kill)
  void ended.finally(() => process.off('exit', kill))
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    const deadline = setTimeout(kill, killAfterMs)
    const result = await ended
    clearTimeout(deadline)
    return result
  }
  return { child, ended, stop }
}

/** Resolves to true once something answers at the url, to false when `ended` settles before. */
export async function waitUntilAnswering(url: string, ended: Promise<unknown>) {
  let over = false
  void ended.finally(() => (over = true))
  while (!over) {
    const answered = await fetch(url, { signal: AbortSignal.timeout(5_000) })
      .then((response) => response.arrayBuffer())
      .then(
        () => true,
        () => false,
      )
    if (answered) return true
    await wait(100)
  }
  return false
}

/** Whether the site at an address could store a lead now. */
export const isWell = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2_000) })
    .then(async (answer) => (await answer.text(), answer.status === 200))
    // Also when the answer begins in time and does not end.
    .catch(() => false)
