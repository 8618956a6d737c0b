import type { Banner } from '@/lib/news/banner'
import styles from './banner-picture.module.css'

/** A banner from our image optimiser. It repeats the heading beside it, so it has no text of its own. */
export function BannerPicture({
  banner,
  sizes,
  first,
}: {
  banner: Banner
  sizes: string
  first?: boolean
}) {
  return (
    <img
      {...banner}
      className={styles.banner}
      width={640}
      height={480}
      sizes={sizes}
      alt=""
      decoding="async"
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}
