import { serverTest } from '@/e2e/test'
import { type Site, startSite } from '@/testing/site'

/** A test with a site, of `settings`, that no other test has used or will use. */
export const ownSiteTest = serverTest.extend<{ settings: Record<string, string>; ownSite: Site }>({
  settings: {},
  ownSite: async ({ settings }, provide) => {
    const site = await startSite(settings)
    await provide(site)
    await site.close()
  },
})
