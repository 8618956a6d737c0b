import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import type { LabelledLink } from '@/content/types'
import styles from './page-head-footer.module.css'

/** The part below a page's headline: a text, and the call to action beside it where there is room. */
export function PageHeadFooter({ children, cta }: { children: ReactNode; cta: LabelledLink }) {
  return (
    <div className={`columns ${styles.foot}`}>
      {children}
      <div className={styles.cta}>
        <ButtonLink {...cta} arrow />
      </div>
    </div>
  )
}
