import { currentNews } from '@/lib/news/current-news'

// The build has neither a backend nor a store.
export const dynamic = 'force-dynamic'

/** The cards of the news page, for a visitor who comes back to it. */
export async function GET() {
  return Response.json(await currentNews(), {
    headers: { 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' },
  })
}
