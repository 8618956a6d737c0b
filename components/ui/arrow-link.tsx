import type { ComponentProps } from 'react'
import type { LabelledLink } from '@/content/types'
import styles from './arrow-link.module.css'
import { ArrowOutIcon, ArrowRightIcon } from './icons'
import { Link } from './link'

type Props = Omit<ComponentProps<typeof Link>, 'className'>

/** A link in capitals over a rule, with an arrow that shows whether it leaves the site. */
export function ArrowLink({ children, ...rest }: Props) {
  return (
    <Link {...rest} className={styles.link}>
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
