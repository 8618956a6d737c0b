import { Picture } from '@/components/media/picture'
import { PassStrip } from '@/components/sections/pass-strip'
import { QuietHead } from '@/components/sections/quiet-head'
import { ArrowLink } from '@/components/ui/styled-link'
import { newsPage } from '@/content/pages/news'
import { NEWS_CARD_SIZES, type NewsCardParts } from './news-card'

/** The head of the list of news, and of an article that could not be read. */
export const NewsHead = () => (
  <QuietHead heading={newsPage.heading} lead={newsPage.lead}>
    <ArrowLink {...newsPage.more} />
  </QuietHead>
)

/** The words and the picture of every news card. */
export const newsCardParts: NewsCardParts = {
  readMore: newsPage.readMore,
  picture: <Picture name="locations" sizes={NEWS_CARD_SIZES} alt="" />,
  last: <PassStrip />,
}
