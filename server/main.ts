import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { loadEnvConfig } from '@next/env'
import { env } from '@/lib/env'
import { flushLog, installLog, log } from '@/lib/log'
import { runtime } from '@/lib/runtime'
import { start } from '@/lib/start'
import { loadNext } from './next/app'
import { PageCache } from './next/cache'
import { builtRoutes } from './next/manifests'
import { prerenderedPages } from './prerendered'
import { pipeline } from './pipeline'
import { closable } from './shutdown'
import { staticFiles } from './static'

declare module '@/lib/runtime' {
  interface Runtime {
    PageCache?: typeof PageCache
  }
}

/** What a supervisor expects of a process that a signal has ended. */
const exitCodes = { SIGTERM: 143, SIGINT: 130, SIGHUP: 129, SIGQUIT: 131 }
/** What responses that have begun may take when the process is to end, and then all of its end. */
const longestAnswerMs = 20_000
const longestEndMs = 25_000

type NextApp = Awaited<ReturnType<typeof loadNext>>

/** Starts all that runs in this process. It listens first: what arrives early waits for the rest. */
async function main() {
  installLog()
  // Node would open its debugger to all users of the machine.
  process.on('SIGUSR1', () => undefined)
  loadEnvConfig('.')
  const { HOST, PORT, TRUST_PROXY } = env()
  const next = Promise.withResolvers<NextApp>()
  runtime().PageCache = PageCache
  const sources = {
    next: next.promise.then((app) => app.handle),
    pages: prerenderedPages(),
    files: staticFiles(),
    routes: builtRoutes(),
  }
  const server = pipeline(sources, TRUST_PROXY)
  const close = closable(server)
  await once(server.listen(PORT, HOST), 'listening')
  const stopDelivery = await start()
  const app = await loadNext(PORT)
  next.resolve(app)
  let isEnding = false
  const end = async (code: number) => {
    // A terminal and npm both pass a signal on: the second one is not to cut what the first one waits for.
    if (isEnding) return
    isEnding = true
    const ended = Promise.all([close(longestAnswerMs).then(app.close), stopDelivery()])
    await Promise.race([ended, wait(longestEndMs)]).then(flushLog, flushLog)
    process.exit(code)
  }
  for (const [signal, code] of Object.entries(exitCodes)) process.on(signal, () => void end(code))
  // Next logs it and would go on with what it left half done: the supervisor starts the process anew.
  process.on('uncaughtException', () => void end(1))
  log.info({ port: PORT }, 'the site is open')
}

main().catch(async (error: Error) => {
  process.stderr.write(`The site can't start: ${error.message}\n`)
  await flushLog()
  process.exit(1)
})
