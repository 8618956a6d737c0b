import type { ComponentProps } from 'react'
import type { LabelledLink } from '@/content/types'
import { buttonClass, type ButtonLook } from './button'
import { ArrowOutIcon, ArrowRightIcon } from './icons'
import { Link } from './link'
import styles from './styled-link.module.css'

type LinkProps = ComponentProps<typeof Link>

/** A link in capitals over a rule, with an arrow that shows whether it leaves the site. */
export function ArrowLink({ children, ...rest }: Omit<LinkProps, 'className'>) {
  return (
    <Link {...rest} className={styles.arrow}>
      {children}
      {rest.href.startsWith('http') ? <ArrowOutIcon /> : <ArrowRightIcon />}
    </Link>
  )
}

/** Links side by side where there is room. */
export function ArrowLinks({ links }: { links: readonly LabelledLink[] }) {
  return (
    <p className={`row ${styles.links}`}>
      {links.map(({ href, label }) => (
        <ArrowLink key={href} href={href} label={label} />
      ))}
    </p>
  )
}

type ButtonProps = LinkProps & Omit<ButtonLook, 'wide'> & { arrow?: boolean }

/** A link drawn as a button. */
export function ButtonLink({ plain, small, arrow, className, children, ...rest }: ButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ plain, small }, className)} data-button="">
      {children}
      {arrow && <ArrowRightIcon />}
    </Link>
  )
}
