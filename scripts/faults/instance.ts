import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isolatedProject } from '@/testing/isolated-project'
import { type Settings, siteProcess } from '@/testing/site-process'

/** A build, and the project that it was made from. */
export interface Build {
  folder: string
  project: string
}

/** The project's own build. */
export const ownBuild = (): Build => ({ folder: path.resolve('.next'), project: path.resolve('.') })

/**
 * One process of the site on a port of its own, not started yet.
 * @param builds those that can be deployed
 * @param modules are loaded before all else
 */
export async function siteInstance(
  builds: readonly Build[],
  settings: Settings,
  modules?: readonly string[],
) {
  const folders = await Promise.all(
    builds.map(({ folder, project }) => isolatedProject(folder, project)),
  )
  let build = 0
  const site = await siteProcess(() => folders[build] ?? '.', settings, modules)
  return {
    ...site,
    /** The place of its build among the builds. */
    build: () => build,
    /** Takes the next build for the next start. */
    deploy: () => void (build = (build + 1) % builds.length),
    async remove() {
      await site.stop('SIGKILL')
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
    },
  }
}

/** One process of the site. */
export type Instance = Awaited<ReturnType<typeof siteInstance>>

/** The same with a clock that can be set wrong by some hours, while it runs. */
export async function instanceWithClock(builds: readonly Build[], settings: Settings) {
  const folder = mkdtempSync(path.join(tmpdir(), 'octa-gym-clock-'))
  const file = path.join(folder, 'hours')
  const setClock = (hours: number) => writeFileSync(file, String(hours))
  setClock(0)
  const modules = [path.resolve('testing/shifted-clock.cjs')]
  const site = await siteInstance(builds, { ...settings, CLOCK_FILE: file }, modules)
  return {
    ...site,
    setClock,
    async remove() {
      await site.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One process of the site with a clock that can be set wrong. */
export type ClockedInstance = Awaited<ReturnType<typeof instanceWithClock>>
