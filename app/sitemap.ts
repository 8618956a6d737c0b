import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { articlePath } from '@/lib/seo/article'
import { currentNews } from '@/lib/news/current-news'
import { indexedPages } from '@/lib/seo/indexed-pages'

// The build has neither a backend nor a store.
export const dynamic = 'force-dynamic'

/** Without `lastmod`: nothing here knows when a page last changed. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const articles = (await currentNews()).map(({ newsid }) => articlePath(newsid))
  return [...indexedPages, ...articles].map((path) => ({ url: absoluteUrl(path) }))
}
