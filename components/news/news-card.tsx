import type { ReactNode } from 'react'
import { ArrowLink } from '@/components/ui/styled-link'
import linkCard from '@/components/ui/link-card.module.css'
import { articlePath } from '@/content/paths'
import type { NewsItem } from '@/lib/news/read'
import { BannerPicture } from './banner-picture'
import { Day } from './day'
import styles from './news-card.module.css'

/** The width of the picture, for `sizes`: on a phone only the first card has all of it. */
export const NEWS_CARD_SIZES = '(min-width: 1280px) 22vw, (min-width: 600px) 30vw, 37vw'
const FIRST_CARD_SIZES = NEWS_CARD_SIZES.replace('37vw', '92vw')

/** What all cards of a page share; the browser gets it as props. */
export interface NewsCardParts {
  readMore: string
  /** Shown instead of a missing banner. */
  picture: ReactNode
  /** Fills the last row of the list of news. */
  last: ReactNode
}

type Props = Omit<NewsCardParts, 'last'> & { item: NewsItem; as: 'h2' | 'h3'; first: boolean }

/** One article in a grid. The whole card is the target of its link. */
export function NewsCard({ item, as: Heading, first, readMore, picture }: Props) {
  const sizes = first ? FIRST_CARD_SIZES : NEWS_CARD_SIZES
  return (
    <li className={`${linkCard.card} ${styles.card}`}>
      <div className={`cut ratio-4-3 ${styles.picture}`}>
        {item.banner ? <BannerPicture banner={item.banner} sizes={sizes} /> : picture}
      </div>
      <Heading className={styles.title} dir="auto">
        {item.title}
      </Heading>
      <Day date={item.date} />
      <ArrowLink href={articlePath(item.newsid)}>
        {readMore}
        <span className="visually-hidden">
          {' – '}
          <bdi>{item.title}</bdi>
        </span>
      </ArrowLink>
    </li>
  )
}
