import { notFound } from 'next/navigation'
import { pages } from '@/content/pages'
import { socialImageResponse } from '@/lib/social-images/response'
import { drawPageImage } from '@/lib/social-images/draw'
import { socialImagePath } from '@/lib/seo/social-image-path'

type Context = RouteContext<'/social-images/[...page]'>

export const dynamic = 'force-static'

export const dynamicParams = false

const DAY = 24 * 60 * 60

const byAddress = new Map(
  pages.map(({ path, socialImage }) => [socialImagePath(path), socialImage]),
)

export const generateStaticParams = () =>
  [...byAddress.keys()].map((address) => ({ page: address.split('/').slice(2) }))

/** The social image of a page, drawn by the build. */
export async function GET(_request: Request, { params }: Context) {
  const address = `/social-images/${(await params).page.join('/')}`
  const image = byAddress.get(address) ?? notFound()
  return socialImageResponse(await drawPageImage(image), DAY)
}
