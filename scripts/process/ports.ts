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

const listen = (port: number, host?: string) =>
  new Promise<string | undefined>((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })

/** Throws a CommandError when the port is not free on all addresses and on the loopback ones. */
export async function requireFreePort(name: string, port: number) {
  for (const host of [undefined, '127.0.0.1', '::1']) {
    const code = await listen(port, host)
    if (code === 'EADDRINUSE')
      throw new CommandError(
        `Port ${port} is in use. Stop what listens there, or set ${name} to another.`,
      )
    if (code === 'EACCES')
      throw new CommandError(
        `Port ${port} needs more rights than this user has. Set ${name} to another.`,
      )
  }
}
