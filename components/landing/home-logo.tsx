import { Link } from '@/components/ui/link'
import { Logo } from '@/components/ui/logo'
import { brand } from '@/content/brand'
import styles from './home-logo.module.css'

/** The way home from a page without the shell. */
export function HomeLogo() {
  return (
    <Link className={styles.logo} href="/" aria-label={`${brand.name} – home`}>
      <Logo />
    </Link>
  )
}
