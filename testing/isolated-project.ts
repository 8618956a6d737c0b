import { mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isOfTheSite } from '@/scripts/process/copy-site'

async function linkEntries(from: string, to: string, shared: (name: string) => boolean) {
  const entries = (await readdir(from)).filter(shared)
  await mkdir(to, { recursive: true })
  await Promise.all(entries.map((name) => symlink(path.join(from, name), path.join(to, name))))
}

/**
 * A new folder in which `next start` finds the project and a build, all of it symlinked but what a
 * running site writes: refreshed pages, resized pictures and the store are its own.
 */
export async function isolatedProject() {
  const build = path.resolve('.next')
  const folder = await mkdtemp(path.join(tmpdir(), 'octa-gym-site-'))
  const isShared = (name: string) => isOfTheSite(name) || name === 'node_modules'
  await linkEntries(path.resolve('.'), folder, isShared)
  const ownBuild = path.join(folder, '.next')
  await linkEntries(build, ownBuild, (name) => !['cache', 'dev', 'server'].includes(name))
  await linkEntries(
    path.join(build, 'server'),
    path.join(ownBuild, 'server'),
    (name) => name !== 'route-cache',
  )
  return folder
}
