import { currentNews } from '@/lib/news/current-news'
import { newsOfPage } from '@/lib/news/news-pages'

// The build has neither a backend nor a store.
export const dynamic = 'force-dynamic'

/** The cards of the first news page, for a visitor who returns to its tab. */
export async function GET() {
  return Response.json(newsOfPage(await currentNews(), 1), {
    headers: { 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' },
  })
}
