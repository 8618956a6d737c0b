import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names'

export interface ButtonLook {
  /** Ink on bone or bone on ink, in place of the accent colour. */
  plain?: boolean | undefined
  small?: boolean | undefined
  wide?: boolean | undefined
}

/** The classes of a button, and those of its place. */
export const buttonClass = ({ plain, small, wide }: ButtonLook, className: string | undefined) =>
  classNames(
    styles.button,
    plain && styles.plain,
    small && styles.small,
    wide && styles.wide,
    className,
  )

type Props = ComponentProps<'button'> & ButtonLook

/** A button in the display font, with two cut corners. */
export function Button({ plain, small, wide, className, ...rest }: Props) {
  const classes = buttonClass({ plain, small, wide }, className)
  return <button type="button" {...rest} className={classes} data-button="" />
}
