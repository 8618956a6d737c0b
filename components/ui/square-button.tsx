import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import styles from './square-button.module.css'

/** A square with two cut corners around an icon; `aria-label` says what it does. */
export function SquareButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames(styles.square, className)} />
}
