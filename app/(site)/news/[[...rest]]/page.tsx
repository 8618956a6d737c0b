import { notFound } from 'next/navigation'
import { Picture } from '@/components/media/picture'
import { NewsGrid } from '@/components/news/news-grid'
import { Fit } from '@/components/ui/fit'
import { PageHead } from '@/components/ui/page-head'
import { newsPage } from '@/content/pages/news'
import { readNews } from '@/lib/news/read'
import { pageMetadata } from '@/lib/seo/metadata'

export const revalidate = 60

export const metadata = pageMetadata({
  path: '/news',
  title: newsPage.title,
  description: newsPage.description,
  feed: true,
})

// The page has a parameter only so that the build, which has no backend, leaves it to the first request.
export const generateStaticParams = () => []

export default async function NewsPage({ params }: PageProps<'/news/[[...rest]]'>) {
  if ((await params).rest) notFound()
  const items = await readNews()
  return (
    <>
      <PageHead picture={<Picture name="news" sizes="100vw" alt="" priority />}>
        <Fit as="h1" lines={[{ text: newsPage.heading, cut: 'wide', small: 'tall' }]} />
      </PageHead>
      <NewsGrid items={items} />
    </>
  )
}
