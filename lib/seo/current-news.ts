import 'server-only'
import { type NewsItem, readNews } from '@/lib/news/read'

const KEPT_FOR = 60_000

let kept: { at: number; news: Promise<NewsItem[]> } | undefined

/**
 * The recent news for the sitemap and the feed. Whoever asks for those comes seldom and wants what
 * is true now, so they are no pages that are refreshed for the next one; the backend is asked once
 * a minute all the same.
 * @throws as the store does, when the backend fails as well
 */
export function currentNews(): Promise<NewsItem[]> {
  if (!kept || Date.now() - kept.at >= KEPT_FOR) {
    const news = readNews()
    const mine = { at: Date.now(), news }
    kept = mine
    news.catch(() => {
      if (kept === mine) kept = undefined
    })
  }
  return kept.news
}
