import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import styles from './prose.module.css'

/** Running text: paragraphs, lists and headings at a measure that reads well. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.prose, className)} />
}
