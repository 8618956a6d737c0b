import { test } from './test'
import type { Site } from '@/testing/site'

/** A browser test of a site that no other test has used or will use. */
export const ownSiteVisit = test.extend({
  baseURL: async ({ ownSite }, provide) => provide(ownSite.url),
})

const METRICS_TOKEN = 'numbers-for-monitoring'

/** The settings of a site with metrics, and a function that reads them. */
export const metered = { METRICS_TOKEN }

export async function readNumbers({ url }: Pick<Site, 'url'>): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  return (await fetch(`${url}/api/metrics`, { headers })).text()
}
