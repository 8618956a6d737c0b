import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startSandbox } from '@/sandbox/server'
import { type Instance, ownBuild, siteInstance } from '@/scripts/faults/instance'
import { startPostgres } from '@/testing/postgres.mjs'

/** Starts one site on SQLite and one on Postgres, with one backend. */
export async function startSites() {
  const sandbox = await startSandbox({ port: 0, token: 'bench', tokenHeader: 'x-access-token' })
  const postgres = await startPostgres()
  const folder = await mkdtemp(path.join(tmpdir(), 'octa-gym-bench-'))
  const start = async (store: Record<string, string>) => {
    const own = { BACKEND_URL: sandbox.url, BACKEND_TOKEN: 'bench', TRUST_PROXY: '1' }
    const site = await siteInstance([ownBuild()], { ...own, ...store })
    await site.start()
    return site
  }
  const sqlite = await start({ DATA_DIR: folder })
  const onPostgres = await start({ DATABASE_URL: await postgres.createDatabase('bench') })
  const remove = async () => {
    await Promise.all([sqlite.remove(), onPostgres.remove()])
    await Promise.all([sandbox.close(), postgres.stop(), rm(folder, { recursive: true })])
  }
  return { sandbox, sqlite, postgres: onPostgres, remove }
}

/** The memory that a site's process uses, in megabytes. */
export const megabytesUsed = (site: Instance) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(site.pid())])) / 1024)
