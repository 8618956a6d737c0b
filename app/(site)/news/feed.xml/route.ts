import { currentNews } from '@/lib/news/current-news'
import { newsRefreshSeconds } from '@/lib/news/refresh'
import { newsFeed } from '@/lib/seo/feed'

// The build has neither a backend nor a store.
export const dynamic = 'force-dynamic'

export async function GET() {
  return new Response(newsFeed(await currentNews()), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': `public, max-age=${newsRefreshSeconds}`,
    },
  })
}
