import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import { newsPage } from '@/content/pages/news'
import type { NewsItem } from '@/lib/news/read'
import { BannerPicture } from './banner-picture'
import styles from './news-card.module.css'

const SIZES = '(min-width: 1280px) 22vw, (min-width: 600px) 30vw, 92vw'

/** One article in a grid. The whole card is the target of its link. */
export function NewsCard({ item, as: Heading }: { item: NewsItem; as: 'h2' | 'h3' }) {
  return (
    <li className={styles.card}>
      <div className={`cut r43 ${styles.picture}`}>
        {item.banner && <BannerPicture banner={item.banner} sizes={SIZES} />}
      </div>
      <Heading className={styles.title}>{item.title}</Heading>
      <Link className={`go ${styles.link}`} href={`/news-readmore/${item.newsid}`} prefetch={false}>
        {newsPage.readMore}
        <span className="vh"> – {item.title}</span>
        <Icon name="arrow-right" />
      </Link>
    </li>
  )
}
