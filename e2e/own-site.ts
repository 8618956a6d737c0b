import { serverTest, test } from '@/e2e/test'
import { type Site, startSite } from '@/testing/site'

interface OwnSite {
  settings: Record<string, string>
  ownSite: Site
}

async function provideSite(
  { settings }: Pick<OwnSite, 'settings'>,
  provide: (site: Site) => Promise<void>,
) {
  const site = await startSite(settings)
  await provide(site)
  await site.close()
}

/** A test with a site, of `settings`, that no other test has used or will use. */
export const ownSiteTest = serverTest.extend<OwnSite>({ settings: {}, ownSite: provideSite })

/** The same with a browser. */
export const ownSiteVisit = test.extend<OwnSite>({
  settings: {},
  ownSite: provideSite,
  baseURL: async ({ ownSite }, provide) => provide(ownSite.url),
})

const METRICS_TOKEN = 'numbers-for-monitoring'

/** The settings of a site that tells its numbers, and these numbers. */
export const metered = { METRICS_TOKEN }

export async function readNumbers({ url }: Pick<Site, 'url'>): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  return (await fetch(`${url}/api/metrics`, { headers })).text()
}
