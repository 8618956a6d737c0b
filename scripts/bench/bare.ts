import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startNext, waitUntilAnswering } from '@/scripts/next-process'
import { CommandError } from '@/scripts/command'
import { freePort } from '@/testing/free-port.mjs'

const handler = `export const POST = () =>
  new Response(null, { status: 303, headers: { location: '/thank-you-guest' } })
`

/** Builds and starts a Next app whose only route answers 303 and does nothing else. */
export async function startBareRoute(route: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'octa-gym-bare-'))
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, NODE_ENV: 'production' }
  const next = (...args: string[]) => startNext(args, { cwd: folder, env })
  await mkdir(path.join(folder, 'app', route), { recursive: true })
  await writeFile(path.join(folder, 'app', route, 'route.js'), handler)
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  // Turbopack follows no link out of the folder.
  if ((await next('build', '--webpack').ended) !== 0)
    throw new CommandError('The bare app did not build.')
  const port = await freePort()
  const url = `http://localhost:${port}`
  const running = next('start', '-p', String(port))
  if (!(await waitUntilAnswering(url, running.ended)))
    throw new CommandError('The bare app did not start.')
  const remove = async () => {
    await running.stop('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
  return { url, remove }
}
