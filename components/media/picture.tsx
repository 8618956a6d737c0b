import 'server-only'
import pictures from '@/content/pictures.json'
import type { PictureName } from '@/content/types'
import styles from './picture.module.css'

type Props = {
  name: PictureName
  /** Another picture below 768 px, shown over the full width around the same point. */
  phone?: PictureName
  sizes: string
  /** Only where it differs from the data: "" where the picture repeats a heading. */
  alt?: string
  /** The first picture of the page: loaded at once, with high priority. */
  priority?: boolean
}

const srcSet = (name: PictureName) =>
  pictures[name].files.map(({ avif, width }) => `${avif} ${width}w`).join(', ')

/** A picture that ships with the site; it fills the box of its parent, with its colours until it comes. */
export function Picture({ name, phone, sizes, alt, priority = false }: Props) {
  const { width, height, focus, colours, alt: words, jpeg } = pictures[name]
  return (
    <picture className={styles.picture}>
      {phone && (
        <source
          media="(max-width: 767px)"
          type="image/avif"
          srcSet={srcSet(phone)}
          sizes="100vw"
          width={pictures[phone].width}
          height={pictures[phone].height}
        />
      )}
      <source type="image/avif" srcSet={srcSet(name)} sizes={sizes} />
      <img
        className={styles.image}
        src={jpeg}
        alt={alt ?? words}
        width={width}
        height={height}
        style={{ '--colours': colours, '--focal-point': focus }}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}
