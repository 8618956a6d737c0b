import type { ReactNode } from 'react'
import styles from './page-head.module.css'

/** The head of a page: plain ink, or with a picture under a scrim and the words at its foot. */
export function PageHead({
  picture,
  lead,
  children,
}: {
  picture?: ReactNode
  lead?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={`ink ${styles.head} ${picture ? styles.withPicture : ''}`}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className="wrap">
        {children}
        {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
      </div>
    </section>
  )
}
