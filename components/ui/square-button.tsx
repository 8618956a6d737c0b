import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import { Link } from './link'
import styles from './square-button.module.css'

/** A square with two cut corners around an icon; `aria-label` says what it does. */
export function SquareButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classNames(styles.square, className)} />
}

/** A link drawn as a square button, which needs no script. */
export function SquareLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={classNames(styles.square, className)} />
}
