import { socialImageResponse } from '@/lib/social-images/response'
import { drawArticleImage } from '@/lib/social-images/draw'
import { readArticle } from '@/lib/news/read'
import { socialImagePath } from '@/lib/seo/social-image-path'

type Context = RouteContext<'/social-images/news-readmore/[newsid]'>

/** Longer than for pages: a social image is requested only when a link is shared, and costs more. */
export const revalidate = 3600

export const generateStaticParams = () => []

const emptyResponse = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } })

/** The social image of an article, drawn when it is first asked for. */
export async function GET(_request: Request, { params }: Context) {
  const [, id = ''] = /^(.*)\.jpg$/.exec((await params).newsid) ?? []
  const result = await readArticle(id)
  if (result.kind === 'not-found') return emptyResponse(404)
  if (result.kind === 'unknown') return emptyResponse(302, { location: socialImagePath('/news') })
  return socialImageResponse(await drawArticleImage(result.article), revalidate)
}
