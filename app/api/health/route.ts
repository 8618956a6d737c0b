import { log } from '@/lib/log'
import { writeCached } from '@/lib/store/content-cache'

export const dynamic = 'force-dynamic'

export async function GET() {
  try {
    await writeCached('health', '{}')
    return Response.json({ status: 'ok' })
  } catch (error) {
    log.error({ err: error }, 'the store takes no lead')
    return Response.json({ status: 'unavailable' }, { status: 503 })
  }
}
