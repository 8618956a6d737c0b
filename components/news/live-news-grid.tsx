'use client'

import { useEffect, useState } from 'react'
import type { NewsItem } from '@/lib/news/read'
import type { NewsCardParts } from './news-card'
import { NewsGrid } from './news-grid'

type Props = { items: readonly NewsItem[]; address: string; parts: NewsCardParts }

async function read(address: string): Promise<readonly NewsItem[]> {
  const response = await fetch(address)
  const news: unknown = response.ok && (await response.json())
  if (!Array.isArray(news)) throw new Error('no news')
  // The list comes from this site.
  return news as NewsItem[]
}

/**
 * The cards of the news page, fetched again when the visitor returns to the tab or the network
 * returns. A failure changes nothing.
 */
export function LiveNewsGrid({ items, address, parts }: Props) {
  const [news, setNews] = useState(items)

  useEffect(() => {
    const left = new AbortController()
    const refresh = () => {
      if (!document.hidden) void read(address).then(setNews, () => undefined)
    }
    document.addEventListener('visibilitychange', refresh, left)
    addEventListener('online', refresh, left)
    return () => left.abort()
  }, [address])

  return <NewsGrid items={news} parts={parts} />
}
