import type { ComponentProps } from 'react'
import styles from './arrow-link.module.css'
import { classNames } from './class-names'
import { ArrowOutIcon, ArrowRightIcon } from './icons'
import { Link } from './link'

/** A link in capitals over a red rule, with an arrow that shows whether it leaves the site. */
export function ArrowLink({ className, children, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classNames(styles.link, className)}>
      {children}
      {rest.href.startsWith('http') ? <ArrowOutIcon /> : <ArrowRightIcon />}
    </Link>
  )
}
