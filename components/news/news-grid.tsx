import type { NewsItem } from '@/lib/news/read'
import { type NewsCardParts, NewsCard } from './news-card'
import styles from './news-grid.module.css'

/** Cards of articles; nothing at all when there are none. */
export function NewsGrid({
  items,
  heading,
  parts,
}: {
  items: readonly NewsItem[]
  heading?: string
  parts: NewsCardParts
}) {
  if (!items.length) return null
  return (
    <section className={heading ? `bone ${styles.below}` : 'sec bone'}>
      <div className="wrap">
        {heading && <h2 className={`tl ${styles.heading}`}>{heading}</h2>}
        <ul className={styles.grid}>
          {items.map((item) => (
            <NewsCard key={item.newsid} item={item} as={heading ? 'h3' : 'h2'} {...parts} />
          ))}
        </ul>
      </div>
    </section>
  )
}
