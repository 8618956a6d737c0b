import { ArrowLink } from './arrow-link'
import styles from './arrow-links.module.css'

/** Links that lead on, side by side where there is room. */
export function ArrowLinks({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <p className={styles.links}>
      {links.map((link) => (
        <ArrowLink key={link.href} {...link} />
      ))}
    </p>
  )
}
