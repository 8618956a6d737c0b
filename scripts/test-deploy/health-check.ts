import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { z } from 'zod'

const [, command = ''] =
  /^HEALTHCHECK[^]*?\bCMD (\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []

/** Whether the image's own check finds the process at a port well. */
export function isHealthy(port: string): Promise<boolean> {
  const [node = '', ...args] = z.array(z.string()).parse(JSON.parse(command))
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, PORT: port }
  return promisify(execFile)(node, args, { env }).then(
    () => true,
    () => false,
  )
}
