import type { ReactNode } from 'react'
import styles from './quiet-head.module.css'

interface Props {
  heading: string
  lead?: string
  tone?: 'ink' | 'bone'
  /** Behind the lead, beside the headline where there is room. */
  children?: ReactNode
}

/** The head of a page of use: a low headline, so that the page itself begins on the first screen. */
export const QuietHead = ({ heading, lead, tone = 'ink', children }: Props) => (
  <div className={`${tone} ${styles.head}`}>
    <div className={`wrapper columns-desktop ${styles.inside}`}>
      <h1 className="tall-title tall-title-large">{heading}</h1>
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
