import { Picture } from '@/components/media/picture'
import { PageHead } from '@/components/sections/page-head'
import { newsPage } from '@/content/pages/news'
import type { NewsCardParts } from './news-card'
import { NEWS_CARD_SIZES } from './news-card-sizes'

/** The default picture, for an article without a banner. */
export function DefaultPicture({ sizes, first = false }: { sizes: string; first?: boolean }) {
  return <Picture name="news" sizes={sizes} alt="" priority={first} />
}

/** The head of the list of news, and of an article that could not be read. */
export const NewsHead = () => (
  <PageHead
    picture={<DefaultPicture sizes="100vw" first />}
    heading={[{ text: newsPage.heading, cut: 'wide', small: 'tall' }]}
  />
)

/** The words and the picture of every news card. */
export const newsCardParts: NewsCardParts = {
  readMore: newsPage.readMore,
  picture: <DefaultPicture sizes={NEWS_CARD_SIZES} />,
}
