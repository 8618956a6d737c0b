import type { ReactNode } from 'react'
import styles from './page-head-footer.module.css'

/** What stands under a page's headline: words, and the call to action beside them where there is room. */
export function PageHeadFooter({ children, cta }: { children: ReactNode; cta: ReactNode }) {
  return (
    <div className={styles.foot}>
      {children}
      <div className={styles.cta}>{cta}</div>
    </div>
  )
}
