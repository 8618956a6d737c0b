import { createHash, timingSafeEqual } from 'node:crypto'
import { notFound } from 'next/navigation'
import { updateGauges } from '@/lib/enquiries'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { metrics } from '@/lib/metrics'
import { updateNewsAge } from '@/lib/news/read'

export const dynamic = 'force-dynamic'

const digest = (text: string) => createHash('sha256').update(text).digest()

export async function GET(request: Request) {
  const { METRICS_TOKEN } = env()
  if (!METRICS_TOKEN) notFound()
  const sent = request.headers.get('authorization') ?? ''
  if (!timingSafeEqual(digest(sent), digest(`Bearer ${METRICS_TOKEN}`))) {
    log.info('the metrics were asked for without their token')
    return new Response(null, { status: 401, headers: { 'www-authenticate': 'Bearer' } })
  }
  try {
    const { registry } = metrics()
    await updateGauges()
    updateNewsAge()
    return new Response(await registry.metrics(), {
      headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
    })
  } catch (error) {
    log.error({ err: error }, 'the leads in the store could not be counted')
    return new Response(null, { status: 503 })
  }
}
