import { metrics } from '@/lib/metrics'
import { withinReportLimit } from '@/lib/security/rate-limits'
import { countReport } from '@/lib/visits/report'

const statuses = { taken: 204, refused: 400, limited: 429 }

async function take(request: Request): Promise<keyof typeof statuses> {
  if (!withinReportLimit(request.headers.get('x-client-address') ?? '')) return 'limited'
  // The connection may break while the report is read.
  const text = await request.text().catch(() => '')
  return countReport(text) ? 'taken' : 'refused'
}

/** Takes what a browser reports of a visit: see docs/decisions/0074. */
export async function POST(request: Request) {
  const result = await take(request)
  metrics().reports.inc({ result })
  return new Response(null, {
    status: statuses[result],
    headers: { 'cache-control': 'no-store' },
  })
}
