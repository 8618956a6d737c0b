import type { ReactElement, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Backdrop } from '@/components/media/backdrop'
import styles from './page-head.module.css'

/** The head of a page: plain ink, or with a picture under a scrim and the words at its foot. */
export function PageHead({
  picture,
  lead,
  children,
}: {
  picture?: ReactElement | undefined
  lead?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={classNames('ink', styles.head, picture && styles.withPicture)}>
      {picture && <Backdrop>{picture}</Backdrop>}
      <div className="wrapper">
        {children}
        {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
      </div>
    </section>
  )
}
