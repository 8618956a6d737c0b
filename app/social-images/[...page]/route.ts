import { notFound } from 'next/navigation'
import { socialImages } from '@/content/social-images'
import { socialImageResponse } from '@/lib/social-images/response'
import { drawPageImage } from '@/lib/social-images/draw'
import { socialImagePath } from '@/lib/seo/social-image-path'

type Context = RouteContext<'/social-images/[...page]'>

export const dynamic = 'force-static'

export const dynamicParams = false

const DAY = 24 * 60 * 60

const byAddress = new Map(
  Object.entries(socialImages).map(([path, card]) => [socialImagePath(path), card]),
)

export const generateStaticParams = () =>
  [...byAddress.keys()].map((address) => ({ page: address.split('/').slice(2) }))

/** The card of a page, drawn by the build. */
export async function GET(_request: Request, { params }: Context) {
  const card = byAddress.get(`/social-images/${(await params).page.join('/')}`) ?? notFound()
  return socialImageResponse(await drawPageImage(card), DAY)
}
