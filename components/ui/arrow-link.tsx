import type { ComponentProps } from 'react'
import type { LabelledLink } from '@/content/types'
import styles from './arrow-link.module.css'
import { classNames } from './class-names'
import { ArrowOutIcon, ArrowRightIcon } from './icons'
import { Link } from './link'

type Props = Omit<ComponentProps<typeof Link>, 'className'> & {
  /** For a positioned card that is a flex column: the link is at its end and the whole card is its target. */
  wholeCard?: boolean
}

/** A link in capitals over a red rule, with an arrow that shows whether it leaves the site. */
export function ArrowLink({ wholeCard, children, ...rest }: Props) {
  return (
    <Link {...rest} className={classNames(styles.link, wholeCard && styles.wholeCard)}>
      {children}
      {rest.href.startsWith('http') ? <ArrowOutIcon /> : <ArrowRightIcon />}
    </Link>
  )
}

/** Links side by side where there is room. */
export function ArrowLinks({ links }: { links: readonly LabelledLink[] }) {
  return (
    <p className={styles.links}>
      {links.map((link) => (
        <ArrowLink key={link.href} {...link} />
      ))}
    </p>
  )
}
