import type { ComponentProps } from 'react'
import { Picture } from '@/components/media/picture'
import styles from './backdrop.module.css'

/** A picture over the full width behind an ink band, under the scrim that keeps words readable. */
export function Backdrop(picture: Omit<ComponentProps<typeof Picture>, 'sizes' | 'alt'>) {
  return (
    <div className={styles.backdrop}>
      <Picture {...picture} sizes="100vw" alt="" />
    </div>
  )
}
