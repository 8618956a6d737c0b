import { once } from 'node:events'
import { createServer } from 'node:net'
import { CommandError } from './command'

/** Reads a port from the setting `name`. Throws a CommandError that names the variable. */
export function readPort(name: string, fallback: number) {
  const text = process.env[name]?.trim() || String(fallback)
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65535)
    throw new CommandError(
      `${name} is "${text}", which is not a port: use a number from 1 to 65535.`,
    )
  return port
}

const reasons: Record<string, string> = {
  EADDRINUSE: 'is in use',
  EACCES: 'needs more rights than this user has',
}

/** Throws a CommandError when the port is not free on all addresses and on the loopback ones. */
export async function requireFreePort(name: string, port: number) {
  for (const host of [undefined, '127.0.0.1', '::1']) {
    await using server = createServer().listen({ port, host, exclusive: true })
    await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? '']
      if (reason) throw new CommandError(`Port ${port} ${reason}. Set ${name} to another.`)
    })
  }
}
