import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import type { LabelledLink } from '@/content/types'
import styles from './page-head-footer.module.css'

/** What stands under a page's headline: words, and the call to action beside them where there is room. */
export function PageHeadFooter({ children, cta }: { children: ReactNode; cta: LabelledLink }) {
  return (
    <div className={styles.foot}>
      {children}
      <div className={styles.cta}>
        <ButtonLink {...cta} arrow />
      </div>
    </div>
  )
}
