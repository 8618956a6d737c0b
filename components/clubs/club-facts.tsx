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

/** Address, contact and hours of a club; below, today's classes, or where to write to (specification 2.8). */
export function ClubFacts(club: Club) {
  const { phones, email, hours, exceptions, closes, page } = club
  const { today } = clubPage
  return (
    <section className="section bone">
      <div className="wrapper stack">
        <div className={`stack ${styles.facts}`}>
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
        </div>
        {page ? (
          <div className={`row ${styles.today}`} data-paper="off">
            <div>
              <h2 className="wide-title">{today.heading}</h2>
              <p>{today.text}</p>
              {phones[0] && (
                <p>
                  <a href={phoneUrl(phones[0])}>{today.call}</a>
                </p>
              )}
            </div>
            <ArrowLink {...today.cta} />
          </div>
        ) : (
          <ArrowLinks links={photosOnlyLinks} />
        )}
      </div>
    </section>
  )
}
