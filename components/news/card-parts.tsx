import { Icon } from '@/components/ui/icon'
import { newsPage } from '@/content/pages/news'
import { CARD_SIZES } from './card-sizes'
import { DefaultPicture } from './default-picture'
import type { CardParts } from './news-card'

/** The words and drawings of every news card. */
export const cardParts: CardParts = {
  readMore: newsPage.readMore,
  arrow: <Icon name="arrow-right" />,
  picture: <DefaultPicture sizes={CARD_SIZES} />,
}
