import { run } from './process/command'
import { openSandbox } from './process/open-sandbox'

run(async () => {
  const sandbox = await openSandbox()
  console.log(`Sandbox backend  http://localhost:${sandbox.port}`)
  const stop = () => void sandbox.close().then(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
})
