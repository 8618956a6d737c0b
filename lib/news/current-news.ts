import 'server-only'
import { runtime } from '@/lib/runtime'
import { noteNewsPages } from './admission'
import { newsPageCount } from './news-pages'
import { type NewsItem, readNews } from './read'

declare module '@/lib/runtime' {
  interface Runtime {
    currentNews?: { reading?: Reading }
  }
}

interface Reading {
  list: Promise<NewsItem[]>
  /** On a monotonic clock; in the future while it is under way. */
  endedAt: number
}

const current = (runtime().currentNews ??= {})

function read(): Promise<NewsItem[]> {
  const reading: Reading = { list: readNews(), endedAt: Infinity }
  current.reading = reading
  reading.list.then(
    (items) => {
      reading.endedAt = performance.now()
      noteNewsPages(newsPageCount(items))
    },
    () => (reading.endedAt = -Infinity),
  )
  return reading.list
}

/** The recent news, from the reading that is under way or ended less than so many seconds ago, else from a new one. */
function newsOfLast(seconds: number): Promise<NewsItem[]> {
  const { reading } = current
  const isRecent = reading && performance.now() - reading.endedAt < seconds * 1000
  return isRecent ? reading.list : read()
}

/**
 * The recent news for a page that is itself kept for a while: read from the backend now.
 * @throws as the store does, when the backend fails as well
 */
export const freshNews = (): Promise<NewsItem[]> => newsOfLast(0)

/**
 * The recent news for the sitemap, the feed, a news page that was left and comes back, and below an
 * article, which may be one of many that nobody ever wrote. The backend is asked once in
 * {@link newsRefreshSeconds}, however many ask here. Never older than what a page was last made from.
 * @throws as {@link freshNews}
 */
export const currentNews = (): Promise<NewsItem[]> => newsOfLast(newsRefreshSeconds)

/**
 * How old the news may be, in seconds (contract, "News"). Next wants the number of a page as a
 * literal in its file: `current-news.test.ts` says where it differs.
 */
export const newsRefreshSeconds = 60
