import type { ReactNode } from 'react'
import styles from './backdrop.module.css'

/** A picture that fills a band behind its words, under a scrim that keeps them readable. */
export const Backdrop = ({ children }: { children: ReactNode }) => (
  <div className={styles.backdrop}>{children}</div>
)
