import { Picture } from '@/components/media/picture'
import { PassStrip } from '@/components/sections/pass-strip'
import { PageHead } from '@/components/sections/page-head'
import { newsPage } from '@/content/pages/news'
import type { Banner } from '@/lib/news/banner'
import { BannerPicture } from './banner-picture'
import { NEWS_CARD_SIZES, type NewsCardParts } from './news-card'

type Props = { banner?: Banner | undefined; sizes: string; first?: boolean }

/** The banner of an article, or the default picture of heads where there is none. */
export function NewsPicture({ banner, sizes, first = false }: Props) {
  if (!banner) return <Picture name="news" sizes={sizes} alt="" priority={first} />
  return <BannerPicture banner={banner} sizes={sizes} first={first} />
}

/** The head of the list of news, and of an article that could not be read. */
export const NewsHead = () => (
  <PageHead
    picture={<NewsPicture sizes="100vw" first />}
    heading={[{ text: newsPage.heading, cut: 'wide', small: 'tall' }]}
  />
)

/** The words and the picture of every news card. */
export const newsCardParts: NewsCardParts = {
  readMore: newsPage.readMore,
  picture: <Picture name="locations" sizes={NEWS_CARD_SIZES} alt="" />,
  last: <PassStrip />,
}
