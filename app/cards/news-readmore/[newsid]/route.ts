import { cardAnswer } from '@/lib/cards/answer'
import { drawArticleCard } from '@/lib/cards/draw'
import { readArticle } from '@/lib/news/read'
import { cardPath } from '@/lib/seo/card-url'

type Context = RouteContext<'/cards/news-readmore/[newsid]'>

/** Longer than that of the pages: a card is asked for when a link is shared, and costs more. */
export const revalidate = 600

export const generateStaticParams = () => []

const instead = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } })

/** The card of an article, drawn when it is first asked for. */
export async function GET(_request: Request, { params }: Context) {
  const [, id = ''] = /^(.*)\.jpg$/.exec((await params).newsid) ?? []
  const result = await readArticle(id)
  if (result.kind === 'not-found') return instead(404)
  if (result.kind === 'unknown') return instead(302, { location: cardPath('/news') })
  return cardAnswer(await drawArticleCard(result.article), revalidate)
}
