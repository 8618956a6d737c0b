import type { ReactNode } from 'react'
import styles from './vertical-text.module.css'

/** Words set down the length of a ticket's stub, from 768 px; they only decorate. */
export function VerticalText({ children }: { children: ReactNode }) {
  return (
    <p className={styles.vertical} aria-hidden="true">
      {children}
    </p>
  )
}
