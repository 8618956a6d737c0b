import { withinReportLimit } from '@/lib/security/rate-limits'
import { countReport, webVitals } from '@/lib/metrics/web-vitals'

const statuses = { taken: 204, refused: 400, limited: 429 }

async function take(request: Request): Promise<keyof typeof statuses> {
  if (!withinReportLimit(request.headers.get('x-client-address') ?? '')) return 'limited'
  // The connection may break while the report is read.
  const text = await request.text().catch(() => '')
  return countReport(text) ? 'taken' : 'refused'
}

/** Receives the report of a browser: see docs/decisions/0040. */
export async function POST(request: Request) {
  const result = await take(request)
  webVitals().reports.inc({ result })
  return new Response(null, {
    status: statuses[result],
    headers: { 'cache-control': 'no-store' },
  })
}
