import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startNext, waitUntilAnswering } from '@/scripts/process/next-process'
import { freePort } from './free-port.mjs'

/**
 * Builds and starts a bare Next.js app, to compare the site with the cost of the framework alone.
 * @param files of the app: their text by their path
 */
export async function startBareNext(files: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'octa-gym-bare-'))
  const env = {
    PATH: process.env.PATH,
    TMPDIR: process.env.TMPDIR,
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const next = (...args: string[]) => startNext(args, { cwd: folder, env })
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  // Turbopack follows no link out of the folder.
  const build = next('build', '--webpack')
  if ((await build.ended) !== 0) throw new Error(`The bare app did not build:\n${build.output()}`)
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const running = next('start', '-p', port)
  if (!(await waitUntilAnswering(url, running.ended)))
    throw new Error(`The bare app did not start:\n${running.output()}`)
  const close = async () => {
    await running.stop('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
  return { url, close }
}
