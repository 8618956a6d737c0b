import { startSandbox } from '@/sandbox/server'
import { run } from './process/command'
import { readPort, requireFreePort } from './process/ports'

run(async () => {
  const port = readPort('SANDBOX_PORT', 4010)
  await requireFreePort('SANDBOX_PORT', port)
  const sandbox = await startSandbox({
    port,
    token: process.env.BACKEND_TOKEN || 'sandbox-token',
    tokenHeader: process.env.BACKEND_TOKEN_HEADER || 'x-access-token',
  })
  console.log(`Sandbox backend  http://localhost:${sandbox.port}`)
  const stop = () => void sandbox.close().then(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
})
