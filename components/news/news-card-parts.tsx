import { newsPage } from '@/content/pages/news'
import { NEWS_CARD_SIZES } from './news-card-sizes'
import { DefaultPicture } from './default-picture'
import type { NewsCardParts } from './news-card'

/** The words and the picture of every news card. */
export const newsCardParts: NewsCardParts = {
  readMore: newsPage.readMore,
  picture: <DefaultPicture sizes={NEWS_CARD_SIZES} />,
}
