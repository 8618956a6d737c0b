import { CommandError, run } from './process/command'
import { nextCommand, siteProgram, startProgram, waitUntilAnswering } from './process/next-process'
import { openSandbox, sandboxToken } from './process/open-sandbox'
import { readPort, requireFreePort } from './process/ports'

let stopping = false
let running: ReturnType<typeof startProgram> | undefined

function stop() {
  stopping = true
  void running?.stop()
}

/** Starts Node with some arguments; `stop` ends it. */
function start(command: readonly string[], env: NodeJS.ProcessEnv) {
  running = startProgram(process.execPath, command, { env })
  return running
}

async function demo() {
  const port = readPort('PORT', 3000)
  const sandbox = await openSandbox()
  try {
    await requireFreePort('PORT', port)
    const env = { ...process.env, BACKEND_URL: sandbox.url, BACKEND_TOKEN: sandboxToken() }
    console.log('Building the site, which takes about a minute …')
    for (const step of [nextCommand(['build']), ['--import', 'tsx', 'scripts/optimise-build.ts']]) {
      const build = start(step, env)
      const built = await build.ended
      if (stopping) return
      await build.closed
      if (built !== 0) throw new CommandError(`${build.output()}\nThe build failed: see above.`)
    }

    const site = start([siteProgram], { ...env, PORT: String(port) })
    site.child.stdout?.pipe(process.stdout)
    site.child.stderr?.pipe(process.stderr)
    const url = `http://localhost:${port}`
    if (await waitUntilAnswering(url, site.ended))
      console.log(
        `\n  Site     ${url}\n  Sandbox  http://localhost:${sandbox.port}\n\n  Ctrl-C stops both. What the site logs follows.\n`,
      )
    const code = await site.ended
    if (!stopping) throw new CommandError(`The site stopped by itself (${code}): see above.`)
  } finally {
    await sandbox.close()
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

const parent = process.ppid
setInterval(() => process.ppid !== parent && stop(), 500).unref()

run(() => demo().then(() => process.exit(0)))
