import type { ReactNode } from 'react'
import { home } from '@/content/navigation'
import type { LabelledLink } from '@/content/types'
import { breadcrumbs } from '@/lib/seo/structured-data'
import styles from './breadcrumbs.module.css'
import { JsonLd } from './json-ld'
import { Link } from './link'

type Props = { trail: readonly LabelledLink[]; children: ReactNode }

/**
 * A page below another one, under the way to it from the home page. Search engines read that way behind
 * the page, because the first paint waits for what is before it.
 * @param trail from the page above to the page itself
 */
export function Breadcrumbs({ trail, children }: Props) {
  return (
    <>
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
      </nav>
      {children}
      <JsonLd things={[breadcrumbs(...trail)]} />
    </>
  )
}
