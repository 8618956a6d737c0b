import { startSandbox } from '@/sandbox/server'
import { readPort, requireFreePort } from './ports'

/** The token that the sandbox wants. */
export const sandboxToken = () => process.env.BACKEND_TOKEN || 'sandbox-token'

/** Starts the sandbox with its settings; throws a CommandError when it can't have its port. */
export async function openSandbox() {
  const port = readPort('SANDBOX_PORT', 4010)
  await requireFreePort('SANDBOX_PORT', port)
  const tokenHeader = process.env.BACKEND_TOKEN_HEADER || 'x-access-token'
  return startSandbox({ port, token: sandboxToken(), tokenHeader })
}
