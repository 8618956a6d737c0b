import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './prose.module.css'

/** Running text: paragraphs, lists and headings at a measure that reads well. */
export function Prose({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  return <div className={classNames(styles.prose, className)}>{children}</div>
}
