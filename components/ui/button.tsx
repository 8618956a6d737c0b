import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names'

export interface ButtonLook {
  /** Ink on bone or bone on ink, in place of red. */
  plain?: boolean | undefined
  small?: boolean | undefined
  wide?: boolean | undefined
}

/** The classes of that look, and of the place it stands in. */
export const buttonClass = ({ plain, small, wide }: ButtonLook, className: string | undefined) =>
  classNames(
    styles.button,
    plain && styles.plain,
    small && styles.small,
    wide && styles.wide,
    className,
  )

/** A button in the display cut, with two cut corners. */
export function Button({
  plain,
  small,
  wide,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & ButtonLook) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ plain, small, wide }, className)}
      data-button=""
    >
      {children}
    </button>
  )
}
