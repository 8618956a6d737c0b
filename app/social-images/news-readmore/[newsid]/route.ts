import { readArticle } from '@/lib/news/read'
import { articleImage } from '@/lib/news/social-image'
import { socialImagePath } from '@/lib/seo/addresses'

type Context = RouteContext<'/social-images/news-readmore/[newsid]'>

/** As the pages of the news: the image of an article that was withdrawn goes with it. */
export const revalidate = 60

export const generateStaticParams = () => []

const emptyResponse = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } })

const socialImageOfNews = () => emptyResponse(302, { location: socialImagePath('/news') })

/** The social image of an article: its banner, or that of the news page. */
export async function GET(_request: Request, { params }: Context) {
  const [, id = ''] = /^(.*)\.jpg$/.exec((await params).newsid) ?? []
  const result = await readArticle(id)
  if (result.kind === 'not-found') return emptyResponse(404)
  const banner = result.kind === 'found' ? result.article.banner : undefined
  const jpeg = banner && (await articleImage(banner))
  if (!jpeg) return socialImageOfNews()
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg' } })
}
