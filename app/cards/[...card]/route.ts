import { notFound } from 'next/navigation'
import { cards } from '@/content/cards'
import { cardAnswer } from '@/lib/cards/answer'
import { drawPageCard } from '@/lib/cards/draw'
import { cardPath } from '@/lib/seo/card-url'

type Context = RouteContext<'/cards/[...card]'>

export const dynamic = 'force-static'

export const dynamicParams = false

const DAY = 24 * 60 * 60

const byAddress = new Map(Object.entries(cards).map(([path, card]) => [cardPath(path), card]))

export const generateStaticParams = () =>
  [...byAddress.keys()].map((address) => ({ card: address.split('/').slice(2) }))

/** The card of a page, drawn by the build. */
export async function GET(_request: Request, { params }: Context) {
  const card = byAddress.get(`/cards/${(await params).card.join('/')}`) ?? notFound()
  return cardAnswer(await drawPageCard(card), DAY)
}
