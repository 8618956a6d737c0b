import type { ComponentProps } from 'react'
import type { LabelledLink } from '@/content/types'
import { buttonClass, type ButtonLook } from './button'
import { ArrowOutIcon, ArrowRightIcon } from './icons'
import styles from './link.module.css'

type Props = Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-label' | 'aria-current'> & {
  href: string
  /** The text, as the content has it beside the address; before `children`, if there are any. */
  label?: string
  newTab?: boolean
}

/**
 * Every link of the site. Internal links load a document (docs/design.md). Other sites open in a new
 * tab, which screen readers announce.
 */
export function Link({ href, label, newTab = href.startsWith('http'), children, ...rest }: Props) {
  return (
    <a {...rest} href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {label}
      {children}
      {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
    </a>
  )
}

/** A link in capitals over a rule, with an arrow that shows whether it leaves the site. */
export function ArrowLink({ children, ...rest }: Omit<Props, 'className'>) {
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
    <p className="row">
      {links.map((link) => (
        <ArrowLink key={link.href} {...link} />
      ))}
    </p>
  )
}

type ButtonProps = Props & Omit<ButtonLook, 'wide'> & { arrow?: boolean }

/** A link drawn as a button. */
export function ButtonLink({ plain, small, arrow, className, children, ...rest }: ButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ plain, small }, className)} data-button="">
      {children}
      {arrow && <ArrowRightIcon />}
    </Link>
  )
}
