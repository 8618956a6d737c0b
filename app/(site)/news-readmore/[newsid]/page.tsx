import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Article } from '@/components/news/article'
import { newsCardParts, NewsHead } from '@/components/news/news-parts'
import { NewsGrid } from '@/components/news/news-grid'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { JsonLd } from '@/components/ui/json-ld'
import { breadcrumbParents } from '@/content/navigation'
import { articlePath } from '@/content/paths'
import { newsPage } from '@/content/pages/news'
import { currentNews } from '@/lib/news/current-news'
import { readArticle } from '@/lib/news/read'
import { absoluteUrl } from '@/lib/seo/addresses'
import { articleMetadata } from '@/lib/seo/metadata'
import { newsArticle } from '@/lib/seo/structured-data'

type Props = PageProps<'/news-readmore/[newsid]'>

export const revalidate = 60

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { newsid } = await params
  const result = await readArticle(newsid)
  if (result.kind === 'not-found') notFound()
  return articleMetadata(newsid, result.kind === 'found' ? result.article : undefined)
}

export default async function NewsArticlePage({ params }: Props) {
  const { newsid } = await params
  const [result, news] = await Promise.all([readArticle(newsid), currentNews()])
  if (result.kind === 'not-found') notFound()
  const path = articlePath(newsid)
  return (
    <>
      {result.kind === 'found' ? (
        <Breadcrumbs trail={[breadcrumbParents.news, { label: result.article.title, href: path }]}>
          <Article article={result.article} url={absoluteUrl(path)} />
          <JsonLd things={[newsArticle(result.article)]} />
        </Breadcrumbs>
      ) : (
        <NewsHead />
      )}
      <div data-paper="off">
        <NewsGrid
          heading={newsPage.others}
          items={news.filter((item) => item.newsid !== newsid).slice(0, 4)}
          parts={newsCardParts}
        />
      </div>
    </>
  )
}
