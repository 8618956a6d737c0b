import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { ArrowLink } from '@/components/ui/styled-link'
import linkCard from '@/components/ui/link-card.module.css'
import { articlePath } from '@/content/paths'
import type { NewsItem } from '@/lib/news/read'
import { BannerPicture } from './banner-picture'
import { Day } from './day'
import styles from './news-card.module.css'
import { isOtherScript } from './other-script'

/** The width of the picture, for `sizes`: of the lead, of the others, and on a phone of the first of them. */
const LEAD_SIZES = '(min-width: 600px) 45vw, 92vw'
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

type Props = Omit<NewsCardParts, 'last'> & {
  item: NewsItem
  as: 'h2' | 'h3'
  first: boolean
  /** It has a row of the list for itself, where there is room. */
  lead: boolean
}

/** One article in a grid. The whole card is the target of its link. */
export function NewsCard({ item, as: Heading, first, lead, readMore, picture }: Props) {
  const sizes = lead ? LEAD_SIZES : first ? FIRST_CARD_SIZES : NEWS_CARD_SIZES
  const title = classNames(styles.title, lead && !isOtherScript(item.title) && styles.large)
  return (
    <li className={classNames(linkCard.card, styles.card, lead && styles.lead)}>
      <div className={`cut ratio-4-3 ${styles.picture}`}>
        {item.banner ? <BannerPicture banner={item.banner} sizes={sizes} /> : picture}
      </div>
      <Heading className={title} dir="auto">
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
