import { ArrowLink } from '@/components/ui/styled-link'
import { franchisePage } from '@/content/pages/franchise'
import { locations } from '@/content/pages/locations'
import styles from './franchise-case.module.css'
import { ToScale } from './to-scale'

/** What speaks for owning a club, before the form asks: its sizes, what stands in it, where clubs are. */
export function FranchiseCase() {
  const { sizes, inside, clubs } = franchisePage
  return (
    <div className="section section-below ink">
      <div className={`wrapper columns-desktop halves ${styles.parts}`}>
        <section className={styles.part}>
          <h2 className="tall-title">{sizes.heading}</h2>
          <ToScale {...sizes} />
          <p className="lead">{sizes.capital}</p>
          {sizes.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </section>
        <section className={styles.part}>
          <h2 className="tall-title">{inside.heading}</h2>
          <p className="lead">{inside.text}</p>
          <ul className={`fact ${styles.amenities}`}>
            {inside.amenities.map((amenity) => (
              <li key={amenity}>{amenity}</li>
            ))}
          </ul>
          <ArrowLink {...inside.cta} />
          <h2 className={`wide-title ${styles.clubs}`}>{clubs.heading}</h2>
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
        </section>
      </div>
    </div>
  )
}
