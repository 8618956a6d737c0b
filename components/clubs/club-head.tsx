import type { ReactNode } from 'react'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { PhoneIcon, PinIcon } from '@/components/ui/icons'
import { SquareLink } from '@/components/ui/square-button'
import { ArrowLink, ButtonLink } from '@/components/ui/styled-link'
import { type Club, clubHeading } from '@/content/clubs'
import { clubPage, directions } from '@/content/pages/locations'
import { guestPassPath } from '@/content/paths'
import { clubDirectionsUrl, phoneUrl } from '@/lib/clubs/address'
import { hoursInShort, weekOf } from '@/lib/clubs/hours'
import { ClubDial } from './club-dial'
import styles from './club-head.module.css'
import { MyClub } from './my-club'
import { OpenUntil } from './open-until'

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
 * The first screen of a club: where it is, its day, and what to do next. In the middle of the dial
 * `ClubClocks` writes until when it is open. Without hours the photos have the place of the dial.
 */
export function ClubHead({ club, photos }: { club: Club; photos: ReactNode }) {
  const { page, phones, hours, card } = club
  const [, ...others] = hoursInShort(club)
  return (
    <section className={`ink ${styles.head}`} {...weekOf(club)}>
      <div className={`wrapper ${styles.inside}`}>
        <ClubNames club={club} />
        {hours.length > 0 && (
          <div className={styles.clock}>
            <ClubDial club={club} large />
            <p className={styles.words}>
              <OpenUntil club={club} untilClass="wide-title" timeClass="tall-title" />
              {others.map(({ days, times }) => (
                <span key={days} className="fact">
                  {days} {times}
                </span>
              ))}
            </p>
          </div>
        )}
        <div className={styles.actions} data-paper="off">
          <ButtonLink href={guestPassPath(club)} label={clubPage.pass} arrow />
          {phones.slice(0, 1).map((phone) => (
            <SquareLink key={phone} href={phoneUrl(phone)} className={styles.square}>
              <PhoneIcon or={clubPage.call} />
              <span className="visually-hidden">{`${clubPage.call} ${card.name}`}</span>
            </SquareLink>
          ))}
          <SquareLink href={clubDirectionsUrl(club)} className={styles.square}>
            <PinIcon or="Map" />
            <span className="visually-hidden">
              {directions} to {card.name}
            </span>
          </SquareLink>
          {hours.length === 0 && <p className="fact">{clubPage.hoursUnknown}</p>}
          {page?.callback && <ArrowLink href={page.callback} label={clubPage.callback} />}
        </div>
        {hours.length === 0 && <div className={styles.photos}>{photos}</div>}
      </div>
    </section>
  )
}
