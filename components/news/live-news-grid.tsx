'use client'

import useSWR from 'swr'
import type { NewsItem } from '@/lib/news/read'
import type { NewsCardParts } from './news-card'
import { NewsGrid } from './news-grid'

type Props = { items: readonly NewsItem[]; address: string; parts: NewsCardParts }

async function read(address: string): Promise<readonly NewsItem[]> {
  const answer = await fetch(address)
  const news: unknown = answer.ok && (await answer.json())
  if (!Array.isArray(news)) throw new Error('no news')
  // The list comes from this site.
  return news as NewsItem[]
}

/**
 * The cards of the news page, fetched again when the visitor returns to the tab or the network
 * returns. A failure changes nothing.
 */
export function LiveNewsGrid({ items, address, parts }: Props) {
  const { data } = useSWR(address, read, {
    fallbackData: items,
    revalidateOnMount: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  })
  return <NewsGrid items={data} parts={parts} />
}
