import type { ReactNode } from 'react'
import { PageHeadFooter } from '@/components/sections/page-head-footer'
import { PageHead } from '@/components/sections/page-head'
import { ArrowLink, ArrowLinks } from '@/components/ui/arrow-link'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { Prose } from '@/components/ui/prose'
import { type Club, clubHeading, type ClubPage } from '@/content/clubs'
import { clubPage, photosOnlyLinks } from '@/content/pages/locations'
import { GuestPassTicket } from '@/components/forms/guest-pass-ticket'
import { ClubFacts } from './club-facts'
import styles from './club-page.module.css'
import { ClubPhotos } from './club-photos'
import { MapFacade } from './map-facade'

type Props = { club: Club; page: ClubPage; share: ReactNode }

/** Everything known of a club, down to the form for a free pass (specification 2.8). */
export function FullClubPage({ club, page: { overview, amenities }, share }: Props) {
  const [first, second] = overview.heading
  const { headline, line } = clubHeading(club)
  return (
    <>
      <PageHead picture={`club-${club.slug}-octagon`} heading={headline}>
        <PageHeadFooter cta={clubPage.pass}>
          <p className="tall-title">{line}</p>
        </PageHeadFooter>
      </PageHead>
      <ClubFacts {...club} />
      <section className={`section bone ${styles.overview}`}>
        <div className={`wrapper columns ${styles.about}`}>
          <FittedHeadline
            as="h2"
            lines={[
              { text: first, cut: 'wide' },
              { text: second, cut: 'tall' },
            ]}
          />
          <div className={styles.text}>
            <Prose>
              <p className="lead">{overview.lead}</p>
              <p>{overview.text}</p>
              <p>
                <ArrowLink {...clubPage.about} />
              </p>
            </Prose>
            {share}
          </div>
        </div>
      </section>
      <ClubPhotos {...club} />
      <section className={`section bone deferred ${styles.amenities}`}>
        <div className="wrapper columns">
          <h2 className="tall-title">{clubPage.amenities}</h2>
          <ol className={styles.list}>
            {amenities.map((amenity) => (
              <li key={amenity}>{amenity}</li>
            ))}
          </ol>
        </div>
      </section>
      <MapFacade club={club} />
      <section className={`section ink deferred ${styles.pass}`} data-paper="off">
        <div className="wrapper">
          <GuestPassTicket club={club} />
        </div>
      </section>
    </>
  )
}

/** The page of a club that has only photos (specification 2.8, Jaipur). */
export function PhotosOnlyPage(club: Club) {
  return (
    <div className={`ink ${styles.photosOnly}`}>
      <PageHead heading={club.city} />
      <ClubPhotos {...club} />
      <div className={`wrapper ${styles.links}`}>
        <ArrowLinks links={photosOnlyLinks} />
      </div>
    </div>
  )
}
