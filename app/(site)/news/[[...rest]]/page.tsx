import { notFound } from 'next/navigation'
import { newsCardParts } from '@/components/news/news-card-parts'
import { DefaultPicture } from '@/components/news/default-picture'
import { LiveNewsGrid } from '@/components/news/live-news-grid'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { PageHead } from '@/components/sections/page-head'
import { newsPage } from '@/content/pages/news'
import { freshNews } from '@/lib/news/current-news'
import { pageMetadata } from '@/lib/seo/metadata'

export const revalidate = 60

export const metadata = pageMetadata('/news', { feed: true })

// The page has a parameter only so that the build, which has no backend, leaves it to the first request.
export const generateStaticParams = () => []

export default async function NewsPage({ params }: PageProps<'/news/[[...rest]]'>) {
  if ((await params).rest) notFound()
  const items = await freshNews()
  return (
    <>
      <PageHead picture={<DefaultPicture sizes="100vw" first />}>
        <FittedHeadline as="h1" lines={[{ text: newsPage.heading, cut: 'wide', small: 'tall' }]} />
      </PageHead>
      <LiveNewsGrid items={items} address="/news/list.json" parts={newsCardParts} />
    </>
  )
}
