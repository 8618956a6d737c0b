import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './ticket.module.css'

/** A body and the stub torn off along it; the stub has the other colour. */
export function Ticket({
  tone,
  body,
  stub,
  torn,
}: {
  tone: 'red' | 'bone'
  body: ReactNode
  stub: ReactNode
  torn?: boolean
}) {
  return (
    <div className={classNames(styles.ticket, torn && styles.torn)}>
      <div className={`${styles.body} ${tone}`}>{body}</div>
      <div className={`${styles.stub} ${tone === 'red' ? 'bone' : 'red'}`}>{stub}</div>
    </div>
  )
}
