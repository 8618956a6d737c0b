import { notFound } from 'next/navigation'
import { cards } from '@/content/cards'
import { drawPageCard } from '@/lib/cards/draw'
import { cardPath } from '@/lib/seo/card-url'

type Context = RouteContext<'/cards/[...card]'>

export const dynamic = 'force-static'

export const dynamicParams = false

const addresses = new Map(Object.entries(cards).map(([path, card]) => [cardPath(path), card]))

export const generateStaticParams = () =>
  [...addresses.keys()].map((address) => ({ card: address.split('/').slice(2) }))

/** The card of a page, drawn by the build. */
export async function GET(_request: Request, { params }: Context) {
  const { card: parts } = await params
  const card = addresses.get(`/cards/${parts.join('/')}`) ?? notFound()
  return new Response(new Uint8Array(await drawPageCard(card)), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' },
  })
}
