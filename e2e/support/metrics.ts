import type { Site } from '@/testing/site'

const METRICS_TOKEN = 'numbers-for-monitoring'

/** The settings of a site with metrics, and a function that reads them. */
export const metered = { METRICS_TOKEN }

export async function readNumbers({ url }: Pick<Site, 'url'>): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  return (await fetch(`${url}/api/metrics`, { headers })).text()
}

/** How many requests for addresses of a route a site has answered, however. */
export async function countedRequests(site: Pick<Site, 'url'>, route: string): Promise<number> {
  const lines = (await readNumbers(site)).matchAll(
    /^octa_requests_total{route="(.*?)",.*} (\d+)$/gm,
  )
  const counts = Array.from(lines, ([, of, count]) => (of === route ? Number(count) : 0))
  return counts.reduce((sum, count) => sum + count, 0)
}
