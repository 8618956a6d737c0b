import { startSandbox } from '@/sandbox/server'
import { readPort, requireFreePort, run, CommandError } from './ports'
import { startNext, waitUntilAnswering } from './next-process'
import { finishBuild } from './build/finish'

let stopping = false
let running: ReturnType<typeof startNext> | undefined

function stop() {
  stopping = true
  void running?.stop()
}

/** Runs one Next command to its end, or to the end the operator gives it. */
function next(args: string[], env: NodeJS.ProcessEnv) {
  running = startNext(args, { env })
  return running.ended
}

async function demo() {
  const port = readPort('PORT', 3000)
  const sandboxPort = readPort('SANDBOX_PORT', 4010)
  if (port === sandboxPort) throw new CommandError(`PORT and SANDBOX_PORT are both ${port}.`)
  await requireFreePort('PORT', port)
  await requireFreePort('SANDBOX_PORT', sandboxPort)

  const token = process.env.BACKEND_TOKEN || 'sandbox-token'
  const tokenHeader = process.env.BACKEND_TOKEN_HEADER || 'x-access-token'
  const sandbox = await startSandbox({ port: sandboxPort, token, tokenHeader })
  try {
    const env = { ...process.env, BACKEND_URL: sandbox.url, BACKEND_TOKEN: token }
    const built = await next(['build'], env)
    if (stopping) return
    if (built !== 0) throw new CommandError('The build failed: see above.')
    await finishBuild()

    const ended = next(['start', '-p', String(port)], env)
    const url = `http://localhost:${port}`
    if (await waitUntilAnswering(url, ended))
      console.log(
        `\n  Site     ${url}\n  Sandbox  http://localhost:${sandboxPort}\n\n  Ctrl-C stops both.\n`,
      )
    const code = await ended
    if (!stopping) throw new CommandError(`The site ended by itself (${code}).`)
  } finally {
    await sandbox.close()
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

const parent = process.ppid
setInterval(() => process.ppid !== parent && stop(), 500).unref()

run(() => demo().then(() => process.exit(0)))
