import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { loadEnvConfig } from '@next/env'
import { env } from '@/lib/env'
import { flushLog, installLog, log } from '@/lib/log'
import { runtime } from '@/lib/runtime'
import { start } from '@/lib/start'
import { builtAddresses } from './built-addresses'
import { builtPages } from './built-pages'
import { closable } from './close'
import { frontDoor } from './front-door'
import { loadNext, renderPage } from './next-app'
import { pageCache } from './page-cache'

declare module '@/lib/runtime' {
  interface Runtime {
    /** For lib/next/cache-handler.cjs, which Next.js loads. */
    pageCache?: ReturnType<typeof pageCache>
  }
}

/** What a supervisor expects of a process that a signal has ended. */
const exitCodes = { SIGTERM: 143, SIGINT: 130 }
/** What answers that have begun may take when the process is to end, and then all of its end. */
const longestAnswerMs = 20_000
const longestEndMs = 25_000

/** Starts all that runs in this process. It listens first: what arrives early waits for the rest. */
async function main() {
  installLog()
  loadEnvConfig('.')
  const { HOST, PORT, TRUST_PROXY } = env()
  const next = Promise.withResolvers<Awaited<ReturnType<typeof loadNext>>>()
  const handle = next.promise.then((app) => app.handle)
  runtime().pageCache = pageCache(async (address) => renderPage(await handle, address))
  const server = frontDoor(handle, builtPages(), builtAddresses(), TRUST_PROXY)
  const close = closable(server)
  await once(server.listen(PORT, HOST), 'listening')
  const stopDelivery = await start()
  const app = await loadNext(PORT)
  next.resolve(app)
  for (const [signal, code] of Object.entries(exitCodes))
    process.once(signal, () => {
      const ended = Promise.all([close(longestAnswerMs).then(app.close), stopDelivery()])
      void Promise.race([ended, wait(longestEndMs)])
        .then(flushLog, flushLog)
        .finally(() => process.exit(code))
    })
  log.info({ port: PORT }, 'the site is open')
}

main().catch(async (error: Error & { code?: string }) => {
  const isTaken = error.code === 'EADDRINUSE'
  const reason = isTaken ? `PORT ${process.env.PORT ?? 3000} is in use` : error.message
  process.stderr.write(`The site can't start: ${reason}\n`)
  await flushLog()
  process.exit(1)
})
