import type { ComponentProps } from 'react'
import type { LabelledLink } from '@/content/types'
import { buttonClass, type ButtonLook } from './button'
import { ArrowOutIcon, ArrowRightIcon, ChevronDownIcon } from './icons'
import { Link } from './link'
import styles from './styled-link.module.css'

type LinkProps = ComponentProps<typeof Link>

function arrowTo(href: string) {
  if (href.startsWith('http')) return <ArrowOutIcon />
  return href.startsWith('#') ? <ChevronDownIcon /> : <ArrowRightIcon />
}

/** A link in capitals over a rule, with an arrow that shows whether it leaves the page or the site. */
export const ArrowLink = ({ children, ...rest }: Omit<LinkProps, 'className'>) => (
  <Link {...rest} className={styles.arrow}>
    {children}
    {arrowTo(rest.href)}
  </Link>
)

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
