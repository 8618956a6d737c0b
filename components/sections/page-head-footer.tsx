import type { ReactNode } from 'react'
import styles from './page-head-footer.module.css'

/** What stands under a page's headline: words, and the call beside them where there is room. */
export function PageHeadFooter({ children, call }: { children: ReactNode; call: ReactNode }) {
  return (
    <div className={styles.foot}>
      {children}
      <div className={styles.cta}>{call}</div>
    </div>
  )
}
