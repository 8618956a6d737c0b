import type { ComponentProps } from 'react'
import { Picture } from './picture'
import styles from './backdrop.module.css'

/** A picture over the whole of an ink band, behind its words, under the scrim that keeps words readable. */
export function Backdrop({
  sizes = '100vw',
  ...picture
}: Omit<ComponentProps<typeof Picture>, 'sizes' | 'alt'> & { sizes?: string }) {
  return (
    <div className={styles.backdrop}>
      <Picture {...picture} sizes={sizes} alt="" />
    </div>
  )
}
