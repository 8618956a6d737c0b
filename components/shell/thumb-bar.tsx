import { Link } from '@/components/ui/link'
import { ctas } from '@/content/navigation'
import styles from './thumb-bar.module.css'

/**
 * Joining and the pass under the thumb, below 991 px. An element with `data-thumb="off"` in the
 * page takes the bar away; `data-thumb="waiting"` keeps it back while a script is there to show it.
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
