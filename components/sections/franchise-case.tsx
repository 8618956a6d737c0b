import { classNames } from '@/components/ui/class-names'
import { ArrowLink } from '@/components/ui/styled-link'
import { franchisePage } from '@/content/pages/franchise'
import { locations } from '@/content/pages/locations'
import styles from './franchise-case.module.css'
import { RuledList } from './ruled-list'
import { ToScale } from './to-scale'

/** The sizes of a club, and what it takes. */
export function FranchiseSizes({ className }: { className: string | undefined }) {
  const { heading, capital, notes, ...drawing } = franchisePage.sizes
  return (
    <section className={classNames('stack', styles.sizes, className)}>
      <h2 className="tall-title">{heading}</h2>
      <ToScale {...drawing} />
      <p className="lead">{capital}</p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  )
}

/** What stands in a club, and where clubs are. */
export function FranchiseCase() {
  const { inside, clubs } = franchisePage
  return (
    <div className="section section-below ink">
      <div className="wrapper stack">
        <section className="columns-desktop">
          <div>
            <h2 className="tall-title">{inside.heading}</h2>
            <p className={`lead ${styles.text}`}>{inside.text}</p>
            <ArrowLink {...inside.cta} />
          </div>
          <RuledList names={inside.amenities} />
        </section>
        <section className="ruled">
          <div className={`row ${styles.clubs}`}>
            <h2 className="wide-title">{clubs.heading}</h2>
            <ul className={`row ${styles.cities}`}>
              {clubs.links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
              {clubs.soon.length > 0 && (
                <li>
                  {locations.openingSoon.flag}: {clubs.soon.join(', ')}
                </li>
              )}
            </ul>
          </div>
        </section>
      </div>
    </div>
  )
}
