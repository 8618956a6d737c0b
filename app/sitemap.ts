import type { MetadataRoute } from 'next'
import { pages } from '@/content/pages'
import { articlePath, newsListPath } from '@/content/paths'
import { absoluteUrl } from '@/lib/seo/addresses'
import { currentNews } from '@/lib/news/current-news'
import { newsPageCount } from '@/lib/news/news-pages'

// The build has neither a backend nor a store.
export const dynamic = 'force-dynamic'

/** Without `lastmod`: the site does not record when a page last changed. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const news = await currentNews()
  const older = Array.from({ length: newsPageCount(news) - 1 }, (_, at) => newsListPath(at + 2))
  const articles = news.map(({ newsid }) => articlePath(newsid))
  const indexed = pages.filter((page) => page.indexed).map(({ path }) => path)
  return [...indexed, ...older, ...articles].map((path) => ({ url: absoluteUrl(path) }))
}
