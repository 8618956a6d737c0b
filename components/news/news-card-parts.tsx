import { Icon } from '@/components/ui/icon'
import { newsPage } from '@/content/pages/news'
import { NEWS_CARD_SIZES } from './news-card-sizes'
import { DefaultPicture } from './default-picture'
import type { NewsCardParts } from './news-card'

/** The words and drawings of every news card. */
export const newsCardParts: NewsCardParts = {
  readMore: newsPage.readMore,
  arrow: <Icon name="arrow-right" />,
  picture: <DefaultPicture sizes={NEWS_CARD_SIZES} />,
}
