import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { newsCardParts, NewsHead } from '@/components/news/news-parts'
import { LiveNewsGrid } from '@/components/news/live-news-grid'
import { NewsGrid } from '@/components/news/news-grid'
import { NewsPager } from '@/components/news/news-pager'
import { currentNews, freshNews } from '@/lib/news/current-news'
import { newsOfPage, newsPageCount, readNewsPage } from '@/lib/news/news-pages'
import { newsListMetadata } from '@/lib/seo/metadata'

export const revalidate = 60

type Props = PageProps<'/news/[[...rest]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return newsListMetadata(readNewsPage((await params).rest) ?? 1)
}

// The page has a parameter only so that the build, which has no backend, leaves it to the first request.
export const generateStaticParams = () => []

export default async function NewsPage({ params }: Props) {
  const number = readNewsPage((await params).rest)
  if (number === undefined) notFound()
  const news = await (number === 1 ? freshNews() : currentNews())
  const last = newsPageCount(news)
  if (number > last) notFound()
  const items = newsOfPage(news, number)
  return (
    <>
      <NewsHead />
      {number === 1 ? (
        <LiveNewsGrid items={items} address="/news/list.json" parts={newsCardParts} />
      ) : (
        <NewsGrid items={items} parts={newsCardParts} />
      )}
      <NewsPager number={number} last={last} />
    </>
  )
}
