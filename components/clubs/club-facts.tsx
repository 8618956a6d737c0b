import { ArrowLink, ArrowLinks } from '@/components/ui/styled-link'
import { ContactLines } from '@/components/ui/contact-lines'
import { Terms } from '@/components/ui/terms'
import type { Club } from '@/content/clubs'
import { clubPage, photosOnlyLinks } from '@/content/pages/locations'
import { clubAddress, phoneUrl } from '@/lib/clubs/address'
import { hoursInWords, weekOf } from '@/lib/clubs/hours'
import { exceptionInWords } from '@/lib/clubs/open-state'
import styles from './club-facts.module.css'
import { ClubDirections } from './club-directions'

/** Address, contact and hours of a club, and today's classes or where to write to (specification 2.8). */
export function ClubFacts(club: Club) {
  const { phones, email, hours, exceptions, closes, page } = club
  const { today } = clubPage
  return (
    <section className="section section-tight bone">
      <div className={`wrapper abreast ${styles.facts}`} style={{ '--most': page ? 4 : 3 }}>
        <div>
          <h2 className="wide-title wide-title-small">{clubPage.address}</h2>
          <address className="lead">{clubAddress(club)}</address>
        </div>
        <div>
          <h2 className="wide-title wide-title-small">{clubPage.contact}</h2>
          <ContactLines phones={phones} email={email}>
            <ClubDirections {...club} />
          </ContactLines>
        </div>
        {(page ?? closes ?? hours.length + exceptions.length > 0) && (
          <div {...weekOf(club)}>
            <h2 className="wide-title wide-title-small">{clubPage.hours}</h2>
            {closes && <p className="fact">{`The club ${closes}`}</p>}
            {exceptions.map((exception) => (
              <p key={exception.date} className="fact" data-date={exception.date}>
                {exceptionInWords(exception)}
              </p>
            ))}
            {hours.length === 0 && <p>{clubPage.callFirst}</p>}
            <Terms terms={hoursInWords(club)} className={styles.hours} />
          </div>
        )}
        {page ? (
          <div data-paper="off">
            <h2 className="wide-title wide-title-small">{today.heading}</h2>
            <p>{today.text}</p>
            {phones[0] && (
              <p>
                <a href={phoneUrl(phones[0])}>{today.call}</a>
              </p>
            )}
            <ArrowLink {...today.cta} />
          </div>
        ) : (
          <div>
            <h2 className="wide-title wide-title-small">{photosOnlyLinks.heading}</h2>
            <ArrowLinks links={photosOnlyLinks.links} />
          </div>
        )}
      </div>
    </section>
  )
}
