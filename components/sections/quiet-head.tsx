import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { titleLines } from '@/components/ui/fitted-line'
import styles from './quiet-head.module.css'

interface Props {
  heading: string
  lead?: string
  tone?: 'ink' | 'bone'
  /** A picture behind it. */
  backdrop?: ReactNode
  className?: string
  /** Behind the lead, beside the headline where there is room. */
  children?: ReactNode
}

/** The low head of a page: its title over the page, or half of it where the rest stands beside it. */
export const QuietHead = ({
  heading,
  lead,
  tone = 'ink',
  backdrop,
  className,
  children,
}: Props) => (
  <div className={classNames(tone, styles.head, className)}>
    {backdrop}
    <div className={`wrapper columns halves ${styles.inside}`}>
      <FittedHeadline as="h1" lines={titleLines(heading)} />
      {lead && children ? (
        <div className="row">
          <p className="lead">{lead}</p>
          {children}
        </div>
      ) : (
        (children ?? <p className="lead">{lead}</p>)
      )}
    </div>
  </div>
)
