import { runningBuild } from '@/lib/build'
import { log } from '@/lib/log'
import { assertStoreTakesLeads } from '@/lib/enquiries'

export const dynamic = 'force-dynamic'

/** A cache in front would go on saying what was true. */
const headers = { 'cache-control': 'no-store' }

export async function GET() {
  try {
    await assertStoreTakesLeads()
    return Response.json({ status: 'ok', build: runningBuild().id }, { headers })
  } catch (error) {
    log.error({ err: error }, 'the store cannot take a lead')
    return Response.json({ status: 'unavailable' }, { status: 503, headers })
  }
}
