import { ButtonLink } from '@/components/ui/styled-link'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { type Club, clubHeading } from '@/content/clubs'
import { clubLinks, clubPage } from '@/content/pages/locations'
import { guestPassPath } from '@/content/paths'
import { clubDirectionsUrl, phoneUrl } from '@/lib/clubs/address'
import { weekOf } from '@/lib/clubs/hours'
import { ClubDial } from './club-dial'
import styles from './club-head.module.css'
import { MyClub } from './my-club'

/** State, city and club, in that order. The city is the large one, whichever is the page's heading. */
function ClubNames({ club }: { club: Club }) {
  const { id, city, state, name } = club
  const { headline, line } = clubHeading(club)
  const isHeadedByState = headline !== city
  const [large = city, small = name] = isHeadedByState ? line.split(' - ') : []
  const lines = [{ text: large, typeface: 'tall' as const }]
  const place = 'wide-title wide-title-large'
  if (isHeadedByState)
    return (
      <div className={styles.names}>
        <div className={`row ${styles.state}`}>
          <h1 className="wide-title">{headline}</h1>
          <MyClub id={id} />
        </div>
        <p>
          <FittedHeadline as="span" lines={lines} className={styles.city} />
          <span className="visually-hidden">- </span>
          <span className={place}>{small}</span>
        </p>
      </div>
    )
  return (
    <div className={styles.names}>
      <div className={`row ${styles.state}`}>
        {!city.includes(state) && <p className="wide-title">{state}</p>}
        <MyClub id={id} />
      </div>
      <FittedHeadline as="h1" lines={lines} className={styles.city} />
      <p className={place}>{small}</p>
    </div>
  )
}

/**
 * The first screen of a club: where it is, its day, and what to do next. While it is open, calling
 * is the first thing to do; otherwise it is the free pass.
 */
export function ClubHead({ club }: { club: Club }) {
  const { page, phones, hours } = club
  return (
    <section className={`ink ${styles.head}`} {...weekOf(club)}>
      <div className={`wrapper ${styles.inside}`}>
        <ClubNames club={club} />
        <div className={styles.clock}>
          <ClubDial club={club} large />
          <p className={styles.words}>
            {hours.length > 0 ? (
              <>
                <span className="wide-title" data-says="until" suppressHydrationWarning>
                  {''}
                </span>{' '}
                <span className="tall-title" data-says="time" suppressHydrationWarning>
                  {''}
                </span>
              </>
            ) : (
              <span className="wide-title">{clubPage.hoursUnknown}</span>
            )}
          </p>
        </div>
        <div className={styles.actions} data-paper="off">
          <ButtonLink
            href={guestPassPath(club)}
            label={clubPage.pass}
            className={styles.pass}
            arrow
          />
          {phones.slice(0, 1).map((phone) => (
            <ButtonLink
              key={phone}
              href={phoneUrl(phone)}
              label={clubPage.call}
              className={styles.call}
              plain
            />
          ))}
          <ButtonLink href={clubDirectionsUrl(club)} label={clubLinks.directions} plain />
          {page?.callback && (
            <ButtonLink
              href={page.callback}
              label={clubPage.callback}
              className={styles.callback}
              plain
            />
          )}
        </div>
      </div>
    </section>
  )
}
