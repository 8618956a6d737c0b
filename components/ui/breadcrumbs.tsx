import { home } from '@/content/navigation'
import type { LabelledLink } from '@/content/types'
import { breadcrumbs } from '@/lib/seo/breadcrumbs'
import styles from './breadcrumbs.module.css'
import { JsonLd } from './json-ld'
import { Link } from './link'

/**
 * The way from the home page to a page below another one, for people and for search engines.
 * @param trail from the page above to the page itself
 */
export function Breadcrumbs({ trail }: { trail: readonly LabelledLink[] }) {
  return (
    <nav className={`ink ${styles.breadcrumbs}`} aria-label="Breadcrumb">
      <ol className="wrapper plain-links">
        {[home, ...trail].map(({ label, href }, index) => (
          <li key={href}>
            {index < trail.length ? (
              <Link href={href}>{label}</Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd things={[breadcrumbs(...trail)]} />
    </nav>
  )
}
