import { writeFileSync } from 'node:fs'
import { chmod, copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { formRoutes, openPage, type OpenPage } from '@/testing/form-client'
import { siteProcess } from '@/testing/site-process'
import { startBreakableBackend } from './backend'
import { type Release, siteUser } from './releases'
import type { OpenStore } from './stores'

/** Two processes of one release on one store, and a backend. */
export async function startInstallation(releases: readonly Release[], openStore: OpenStore) {
  const [first] = releases
  if (!first) throw new Error('no release')
  const user = siteUser()
  const folder = await mkdtemp(path.join(tmpdir(), 'octa-gym-clock-'))
  await chmod(folder, 0o755)
  const clockModule = path.join(folder, 'shifted-clock.cjs')
  await copyFile('testing/shifted-clock.cjs', clockModule)
  const clockFile = path.join(folder, 'hours-wrong')
  /** Sets the clock of the sites' machine wrong by some hours. */
  const setClock = (hours: number) => writeFileSync(clockFile, String(hours))
  setClock(0)

  const backend = await startBreakableBackend()
  const store = await openStore(user)
  const settings = {
    ...store.settings,
    BACKEND_URL: backend.url,
    BACKEND_TOKEN: 'faults',
    TRUST_PROXY: '1',
    CLOCK_FILE: clockFile,
  }
  const makeSite = async () => {
    const site = await siteProcess(settings, user)
    let release: Release = first
    const start = () =>
      site.start({ folder: release.folder, command: ['-r', clockModule, 'server.js'] })
    return {
      ...site,
      start,
      /** Does what a supervisor does. */
      startIfEnded: async () => {
        if (site.hasEnded()) await start()
      },
      release: () => release,
      /** Has the next start use the release that follows. */
      deploy: () =>
        void (release = releases[(releases.indexOf(release) + 1) % releases.length] ?? first),
    }
  }
  const sites = [await makeSite(), await makeSite()] as const
  await Promise.all(sites.map((site) => site.start()))

  /** By release: a page of one is also sent to sites of another. */
  const pages = new Map<Release, OpenPage[]>()
  const openPages = async (site: Pick<(typeof sites)[0], 'url' | 'release'>) => {
    if (pages.has(site.release())) return
    const has = await Promise.all(
      formRoutes.map((route) => fetch(site.url + route, { method: 'HEAD', redirect: 'manual' })),
    )
    const routes = formRoutes.filter((_, at) => has[at]?.ok)
    pages.set(site.release(), await Promise.all(routes.map((route) => openPage(site.url, route))))
  }
  await openPages(sites[0])
  const problems: string[] = []

  return {
    first,
    sites,
    backend,
    store,
    setClock,
    pages,
    openPages,
    /** Gets a line for each thing that was wrong for a visitor. */
    problems,
    async stop() {
      await Promise.all(sites.map((site) => site.stop('SIGKILL')))
      await backend.close()
      await store.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What faults are injected into. */
export type Installation = Awaited<ReturnType<typeof startInstallation>>

/** One process of the site. */
export type Site = Installation['sites'][number]
