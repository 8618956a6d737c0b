import 'server-only'
import { type NewsItem, readNews } from './read'
import { newsRefreshSeconds } from './refresh'

interface Kept {
  at: number
  news: Promise<NewsItem[]>
}

// The framework loads this module more than once in a process: all copies share one.
const shared = globalThis as { octaNews?: Kept | undefined }

/**
 * The recent news for a page, which is itself kept for a while: asked now.
 * @throws as the store does, when the backend fails as well
 */
export function freshNews(): Promise<NewsItem[]> {
  const mine = { at: Date.now(), news: readNews() }
  shared.octaNews = mine
  mine.news.catch(() => {
    if (shared.octaNews === mine) shared.octaNews = undefined
  })
  return mine.news
}

/**
 * The recent news for the sitemap, the feed and a news page that was left and comes back. Who asks
 * for those wants what is true now, so they are no pages that are refreshed for the next one; the
 * backend is asked once in {@link newsRefreshSeconds} all the same. Never older than what a page was last made from.
 * @throws as {@link freshNews}
 */
export function currentNews(): Promise<NewsItem[]> {
  const kept = shared.octaNews
  return kept && Date.now() - kept.at < newsRefreshSeconds * 1000 ? kept.news : freshNews()
}
