import type { ReactNode } from 'react'
import styles from './backdrop.module.css'

/** A picture over the whole of an ink band, behind its words, under the scrim that keeps words readable. */
export function Backdrop({ children }: { children: ReactNode }) {
  return <div className={styles.backdrop}>{children}</div>
}
