import { brand } from '@/content/brand'
import { classNames } from './class-names'
import styles from './home-logo.module.css'
import { Link } from './link'
import { Logo } from './logo'

/** The wordmark as the way home. */
export function HomeLogo({ className }: { className?: string | undefined }) {
  return (
    <Link
      className={classNames(styles.logo, className)}
      href="/"
      aria-label={`${brand.name} – home`}
    >
      <Logo />
    </Link>
  )
}
