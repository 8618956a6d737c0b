import { writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { isolatedProject } from '@/testing/isolated-project'
import { nextStart, type Settings, siteProcess } from '@/testing/site-process'

/** A build, and the project that it was made from. */
export interface Build {
  folder: string
  project: string
}

/** The project's own build. */
export const ownBuild = (): Build => ({ folder: path.resolve('.next'), project: path.resolve('.') })

/**
 * One process of the site on a port of its own, not started yet, with a clock that can be set wrong
 * by some hours while it runs.
 * @param builds those that can be deployed
 */
export async function siteInstance(builds: readonly Build[], settings: Settings) {
  const folders = await Promise.all(
    builds.map(({ folder, project }) => isolatedProject(folder, project)),
  )
  const clockFile = path.join(folders[0] ?? '', 'hours-wrong')
  const setClock = (hours: number) => writeFileSync(clockFile, String(hours))
  setClock(0)
  const site = await siteProcess({ ...settings, CLOCK_FILE: clockFile })
  const clock = path.resolve('testing/shifted-clock.cjs')
  let build = 0
  return {
    ...site,
    setClock,
    start: () => site.start(nextStart(folders[build] ?? '', [clock])),
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
