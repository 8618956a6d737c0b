import { currentNews, newsRefreshSeconds } from '@/lib/news/current-news'
import { newsOfPage } from '@/lib/news/news-pages'
import { newsFeed } from '@/lib/seo/feed'

// The build has neither a backend nor a store.
export const dynamic = 'force-dynamic'

export async function GET() {
  return new Response(newsFeed(newsOfPage(await currentNews(), 1)), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': `public, max-age=${newsRefreshSeconds}`,
    },
  })
}
