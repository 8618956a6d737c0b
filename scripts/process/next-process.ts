import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

interface Options {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** The id of the user that it runs as; undefined for that of this process. */
  user?: number | undefined
}

/** What `npm start` runs. */
export const siteProgram = '.next/main.cjs'

const killAfterMs = 30_000
const wellWithinMs = 120_000
const keptOutput = 10_000_000

/**
 * Runs a program as a child without npm or a shell in between, so that a signal reaches it. The child
 * ends with this process.
 *
 * `output` returns the last ten million characters that it wrote; it is complete when `closed` resolves.
 * `ended` resolves to its exit code, or the name of the signal. `stop` sends a signal, and SIGKILL when
 * the child still runs after thirty seconds.
 */
export function startProgram(
  program: string,
  args: readonly string[],
  { user, ...options }: Options = {},
) {
  const child = spawn(program, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user !== undefined && { uid: user, gid: user }),
  })
  let output = ''
  const keep = (text: string) => {
    output += text
    if (output.length > 2 * keptOutput) output = output.slice(-keptOutput)
  }
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep)
  const ended = once(child, 'exit').then(
    ([code, signal]: (number | string | null)[]) => code ?? signal,
  )
  const closed = once(child, 'close')
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
  return { child, ended, closed, stop, output: () => output }
}

/** The arguments with which Node runs Next's command. */
export const nextCommand = (args: readonly string[]) => ['node_modules/next/dist/bin/next', ...args]

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

/** Whether the site at an address can store a lead now. */
const isWell = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2_000) })
    .then(async (response) => (await response.text(), response.status === 200))
    // A response that begins in time may not end in time.
    .catch(() => false)

/** Waits until the site at an address can store a lead; throws after two minutes. */
export async function waitUntilWell(url: string): Promise<void> {
  const deadline = Date.now() + wellWithinMs
  while (!(await isWell(url))) {
    if (Date.now() > deadline) throw new Error(`${url} could not store a lead for two minutes`)
    await wait(100)
  }
}
