import { rm } from 'node:fs/promises'
import { isolatedProject } from '@/testing/isolated-project'
import { type Settings, siteProcess } from '@/testing/site-process'

/**
 * One process of the site on a port of its own, not started yet.
 * @param builds the folders of the builds that can be deployed
 */
export async function siteInstance(builds: readonly string[], settings: Settings) {
  const folders = await Promise.all(builds.map((build) => isolatedProject(build)))
  let build = 0
  const site = await siteProcess(() => folders[build] ?? '.', settings)
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
