import { notFound } from 'next/navigation'
import { drawArticleCard } from '@/lib/cards/draw'
import { readArticle } from '@/lib/news/read'
import { cardPath } from '@/lib/seo/card-url'

type Context = RouteContext<'/cards/news-readmore/[newsid]'>

/** Pages are refreshed each minute; a card is asked for when a link is shared, and costs more. */
export const revalidate = 600

export const generateStaticParams = () => []

/** The card of an article, drawn when it is first asked for. */
export async function GET(_request: Request, { params }: Context) {
  const { newsid } = await params
  if (!newsid.endsWith('.jpg')) notFound()
  const result = await readArticle(newsid.slice(0, -4))
  if (result.kind === 'not-found') notFound()
  if (result.kind === 'unknown')
    return new Response(null, { status: 302, headers: { location: cardPath('/news') } })
  return new Response(new Uint8Array(await drawArticleCard(result.article)), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=600' },
  })
}
