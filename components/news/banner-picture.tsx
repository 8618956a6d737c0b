import type { Banner } from '@/lib/news/banner'
import styles from './banner-picture.module.css'

type Props = { banner: Banner; sizes: string; first?: boolean }

/** A banner, made by `server/pictures.ts`. Its alternative text is empty, because the heading is beside it. */
export function BannerPicture({ banner, sizes, first }: Props) {
  return (
    <img
      {...banner}
      className={styles.picture}
      width={640}
      height={480}
      sizes={sizes}
      alt=""
      decoding="async"
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  )
}
