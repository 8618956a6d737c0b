import type { ReactNode } from 'react'
import styles from './backdrop.module.css'

/** A picture that fills an ink band behind its words, under a scrim that keeps them readable. */
export function Backdrop({ children }: { children: ReactNode }) {
  return <div className={styles.backdrop}>{children}</div>
}
