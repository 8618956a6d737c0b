import { once } from 'node:events'
import { isIP } from 'node:net'
import { loadEnvConfig } from '@next/env'
import { env } from '@/lib/env'
import { flushLog, installLog, log } from '@/lib/log'
import { countRender } from '@/lib/next/request-metrics'
import { remember } from '@/lib/remember'
import { start } from '@/lib/start'
import { builtPages } from './kept-pages'
import { closeServer } from './close'
import { frontDoor } from './front-door'
import { startNext } from './next-app'

/** What a supervisor expects of a process that a signal has ended. */
const exitCodes = { SIGTERM: 143, SIGINT: 130 }

/** Starts all that runs in this process. It listens first: what arrives early waits for the rest. */
async function main() {
  installLog()
  loadEnvConfig('.')
  const { PORT, TRUST_PROXY } = env()
  remember('count render', () => countRender)
  const next = Promise.withResolvers<Awaited<ReturnType<typeof startNext>>>()
  const handle = next.promise.then((app) => app.handle)
  const server = frontDoor(handle, builtPages(), TRUST_PROXY)
  const { HOSTNAME = '' } = process.env
  // Docker and some shells put the machine's name there, which is no address to listen on.
  server.listen(PORT, isIP(HOSTNAME) ? HOSTNAME : undefined)
  await once(server, 'listening')
  const stopDelivery = await start()
  const app = await startNext(PORT)
  next.resolve(app)
  for (const [signal, code] of Object.entries(exitCodes))
    process.once(signal, () => {
      void Promise.all([closeServer(server).then(app.close), stopDelivery()])
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
