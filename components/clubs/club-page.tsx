import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { ArrowLink } from '@/components/ui/styled-link'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { amenitiesInPhotos, type Club, type ClubPage as Copy, offers } from '@/content/clubs'
import { feedbackLink } from '@/content/navigation'
import { clubPage, clubShareTitle } from '@/content/pages/locations'
import { Share } from '@/components/share/share'
import { ClubClocks } from './club-clocks'
import { ClubFacts } from './club-facts'
import { ClubHead } from './club-head'
import styles from './club-page.module.css'
import { ClubPhotos } from './club-photos'
import { MapFacade } from './map-facade'

type Props = { club: Club; url: string; children: ReactNode }

/** What a club has, what it looks like from the street, and the form for a free pass. */
function MoreOfClub({ club, page, url, children }: Props & { page: Copy }) {
  const { overview, amenities } = page
  const [first, second] = overview.heading
  return (
    <>
      <section className="section section-below bone">
        <div className={`wrapper columns ${styles.about}`}>
          <FittedHeadline
            as="h2"
            lines={[
              { text: first, typeface: 'wide' },
              { text: second, typeface: 'tall' },
            ]}
          />
          <div className="stack">
            <div className="prose">
              <p className="lead">{overview.lead}</p>
              <p>{overview.text}</p>
              <p>
                <ArrowLink {...clubPage.about} />
              </p>
            </div>
            <Share url={url} title={clubShareTitle(club)} />
            <p>
              {clubPage.member} <Link {...feedbackLink} label={clubPage.feedback} />
            </p>
          </div>
        </div>
      </section>
      <section className="section section-below bone">
        <div className="wrapper columns">
          <div className="stack">
            <h2 className="tall-title">{clubPage.amenities}</h2>
            {amenities === amenitiesInPhotos && <p>{clubPage.seenInPhotos}</p>}
          </div>
          <ul className={styles.list}>
            {amenities.map((amenity) => (
              <li key={amenity}>{amenity}</li>
            ))}
          </ul>
        </div>
      </section>
      <MapFacade club={club} />
      <section className="section ink" id={clubPage.form.slice(1)} data-paper="off">
        <div className="wrapper">{children}</div>
      </section>
    </>
  )
}

/** What a club that has named nothing may have. */
function AskAbout({ has = {} }: Club) {
  const unknown = offers.filter((offer) => has[offer] === undefined)
  return (
    unknown.length > 0 && (
      <section className="section section-below bone">
        <div className="wrapper columns">
          <h2 className="tall-title">{clubPage.askAbout}</h2>
          <ul className={styles.list}>
            {unknown.map((offer) => (
              <li key={offer}>{offer}</li>
            ))}
          </ul>
        </div>
      </section>
    )
  )
}

/**
 * Everything known of a club (specification 2.8). Of one without a `page` that is its photos, its
 * address and how to reach it.
 * @param children the form for a free pass, in its place
 */
export function ClubPage({ club, url, children }: Props) {
  return (
    <>
      <ClubHead club={club} />
      <ClubClocks />
      <ClubPhotos {...club} />
      <ClubFacts {...club} />
      {club.page ? (
        <MoreOfClub club={club} page={club.page} url={url}>
          {children}
        </MoreOfClub>
      ) : (
        <AskAbout {...club} />
      )}
    </>
  )
}
