import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button'
import { ArrowRightIcon } from './icons'
import { Link } from './link'

type LinkProps = ComponentProps<typeof Link> & Omit<ButtonLook, 'wide'> & { arrow?: boolean }

/** A link drawn as a button. */
export function ButtonLink({ plain, small, arrow, className, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={buttonClass({ plain, small }, className)} data-button="">
      {children}
      {arrow && <ArrowRightIcon />}
    </Link>
  )
}
