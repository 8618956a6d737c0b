import { rm } from 'node:fs/promises'
import path from 'node:path'
import { startSandbox } from '@/sandbox/server'
import { isolatedProject } from './isolated-project'
import { npmStart, type Settings, siteProcess } from './site-process'

const token = 'e2e-token'
const tokenHeader = 'x-access-token'

/**
 * Starts one site with its own pages, store of leads and sandbox backend, each on a free port.
 * `changed` is laid over the settings. `stop` leaves the store and the sandbox as they are, `close`
 * removes everything.
 */
export async function startSite(changed: Settings = {}) {
  const sandbox = await startSandbox({ port: 0, token, tokenHeader })
  const folder = await isolatedProject()
  const dataDir = path.join(folder, '.data')
  const site = await siteProcess({
    BACKEND_URL: sandbox.url,
    BACKEND_TOKEN: token,
    BACKEND_TOKEN_HEADER: tokenHeader,
    DATA_DIR: dataDir,
    ...changed,
  })
  const start = () => site.start(npmStart(folder))
  const restart = async () => {
    await site.stop()
    await start()
  }
  const close = async () => {
    await site.stop('SIGKILL')
    await sandbox.close()
    await rm(folder, { recursive: true, force: true })
  }
  await start().catch(async (error: unknown) => {
    await close()
    throw error
  })
  const { url, stop, output, pid } = site
  const storeFile = path.join(dataDir, 'site.db')
  return { url, stop, restart, close, output, pid, sandbox, token, folder, storeFile }
}

export type Site = Awaited<ReturnType<typeof startSite>>
