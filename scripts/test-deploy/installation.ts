import { pages } from '@/content/pages'
import { articlePath } from '@/content/paths'
import { articles } from '@/sandbox/articles'
import { startSandbox } from '@/sandbox/server'
import { faultyPostgres } from '@/scripts/faults/stores'
import { siteProcess } from '@/testing/site-process'
import { startNginx } from './nginx'

const token = 'deploy'

/** Every page that nginx keeps. */
export const paths = [
  ...pages.map(({ path }) => path),
  ...articles.map(({ newsid }) => articlePath(String(newsid))),
]

/** As a CDN does by `Cache-Control`: it answers with the old page once more while it asks for the new one. */
const asCdn = 'proxy_cache_background_update on;'

/**
 * Two processes of the site on Postgres behind nginx, a backend, and a second cache in front. The
 * processes are not started yet. `problems` gets a line for each finding.
 * @param user the id of the user that the site and nginx run as; undefined for that of this process
 */
export async function startInstallation(user?: number) {
  const sandbox = await startSandbox({ port: 0, token, tokenHeader: 'x-access-token' })
  const store = await faultyPostgres()
  const settings = {
    ...store.settings,
    BACKEND_URL: sandbox.url,
    BACKEND_TOKEN: token,
    HOSTNAME: '127.0.0.1',
    // nginx, and the proxy before it, for which the visitors of this test send x-forwarded-for.
    TRUST_PROXY: '2',
  }
  const sites = [await siteProcess(settings, user), await siteProcess(settings, user)] as const
  const nginx = await startNginx(
    sites.map(({ host }) => host),
    { user },
  )
  const cdn = await startNginx([nginx.host], { user, http: asCdn })
  const problems: string[] = []
  return {
    sandbox,
    store,
    settings,
    sites,
    nginx,
    cdn,
    problems,
    async stop() {
      await Promise.all([cdn.stop(), nginx.stop()])
      await Promise.all(sites.map((site) => site.stop('SIGKILL')))
      await Promise.allSettled([sandbox.close(), store.remove()])
    },
  }
}

/** What a phase of the test works on. */
export type Installation = Awaited<ReturnType<typeof startInstallation>>
