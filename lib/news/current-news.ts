import 'server-only'
import { remember } from '@/lib/remember'
import { type NewsItem, readNews } from './read'
import { newsRefreshSeconds } from './refresh'

interface Kept {
  at: number
  news: Promise<NewsItem[]>
}

const current = remember('current news', (): { kept?: Kept | undefined } => ({}))

/**
 * The recent news for a page that is itself kept for a while: read from the backend now.
 * @throws as the store does, when the backend fails as well
 */
export function freshNews(): Promise<NewsItem[]> {
  const mine = { at: Date.now(), news: readNews() }
  current.kept = mine
  mine.news.catch(() => {
    if (current.kept === mine) current.kept = undefined
  })
  return mine.news
}

/**
 * The recent news for the sitemap, the feed, a news page that was left and comes back, and below an
 * article, which may be one of many that nobody ever wrote. The backend is asked once in
 * {@link newsRefreshSeconds}, however many ask here. Never older than what a page was last made from.
 * @throws as {@link freshNews}
 */
export function currentNews(): Promise<NewsItem[]> {
  const kept = current.kept
  return kept && Date.now() - kept.at < newsRefreshSeconds * 1000 ? kept.news : freshNews()
}
