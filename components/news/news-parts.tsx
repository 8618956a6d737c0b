import { Picture } from '@/components/media/picture'
import { PassStrip } from '@/components/sections/pass-strip'
import { QuietHead } from '@/components/sections/quiet-head'
import { newsPage } from '@/content/pages/news'
import type { Banner } from '@/lib/news/banner'
import { BannerPicture } from './banner-picture'
import { NEWS_CARD_SIZES, type NewsCardParts } from './news-card'

/** The picture of a head: the banner of an article, or the default one where there is none. */
export const HeadPicture = ({ banner }: { banner?: Banner | undefined }) =>
  banner ? (
    <BannerPicture banner={banner} sizes="100vw" first />
  ) : (
    <Picture name="news" sizes="100vw" alt="" priority />
  )

/** The head of the list of news, and of an article that could not be read. */
export const NewsHead = () => <QuietHead heading={newsPage.heading} />

/** The words and the picture of every news card. */
export const newsCardParts: NewsCardParts = {
  readMore: newsPage.readMore,
  picture: <Picture name="locations" sizes={NEWS_CARD_SIZES} alt="" />,
  last: <PassStrip />,
}
