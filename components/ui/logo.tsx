import { logo } from '@/content/logo'
import { brand } from '@/content/brand'
import { classNames } from './class-names'
import { Link } from './link'
import styles from './logo.module.css'

/** The wordmark in the colour of its band, or the name in browsers that draw nothing. The parent gives it a name. */
export function Logo() {
  return (
    <svg viewBox={`0 0 ${logo.width} ${logo.height}`} aria-hidden="true">
      <desc>{brand.name}</desc>
      <path fill="currentColor" d={logo.letters} />
      <path fill="var(--color-accent)" d={logo.mark} />
    </svg>
  )
}

/** The wordmark as a link to the home page. */
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
