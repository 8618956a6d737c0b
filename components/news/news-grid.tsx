import { classNames } from '@/components/ui/class-names'
import type { NewsItem } from '@/lib/news/read'
import { type NewsCardParts, NewsCard } from './news-card'
import styles from './news-grid.module.css'

type Props = { items: readonly NewsItem[]; heading?: string; parts: NewsCardParts }

/**
 * Cards of articles; nothing at all when there are none. With a heading they are one row, else the
 * first has a row and the way to the free pass fills the last one.
 */
export function NewsGrid({ items, heading, parts: { last, ...parts } }: Props) {
  if (!items.length) return null
  return (
    <section
      className={classNames(
        'section bone',
        styles.news,
        heading ? `section-below ${styles.below}` : 'section-tight',
      )}
    >
      <div className="wrapper">
        {heading && <h2 className={`ruled tall-title ${styles.heading}`}>{heading}</h2>}
        <ul className={styles.grid}>
          {items.map((item, index) => (
            <NewsCard
              key={item.newsid}
              item={item}
              as={heading ? 'h3' : 'h2'}
              first={index === 0}
              lead={!heading && index === 0}
              {...parts}
            />
          ))}
          {!heading && (
            <li className={styles.last} data-paper="off">
              {last}
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}
