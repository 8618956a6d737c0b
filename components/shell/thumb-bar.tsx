import { Link } from '@/components/ui/link'
import { ctas } from '@/content/navigation'
import styles from './thumb-bar.module.css'

/**
 * A fixed bar with JOIN NOW and FREE PASS, below 991 px. An element with `data-thumb="off"` in the
 * page removes the bar; with `data-thumb="waiting"` it is hidden until a script shows it.
 */
export function ThumbBar() {
  return (
    <nav className={styles.bar} aria-label="Join" data-over-menu="">
      {Object.values(ctas).map((cta) => (
        <Link key={cta.href} {...cta} />
      ))}
    </nav>
  )
}
