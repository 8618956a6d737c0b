import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import styles from './prose.module.css'

/** Running text: paragraphs, lists and headings in a readable width. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.prose, className)} />
}
