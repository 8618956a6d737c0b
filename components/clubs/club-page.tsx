import type { ReactNode } from 'react'
import { PageHeadFooter } from '@/components/sections/page-head-footer'
import { PageHead } from '@/components/sections/page-head'
import { ArrowLinks } from '@/components/ui/arrow-link'
import { type Club, clubHeading, type ClubPage } from '@/content/clubs'
import { clubPage, photosOnlyLinks } from '@/content/pages/locations'
import { GuestPassTicket } from '@/components/forms/guest-pass-ticket'
import { Amenities } from './amenities'
import { ClubFacts } from './club-facts'
import { ClubOverview } from './club-overview'
import styles from './club-page.module.css'
import { ClubPhotos } from './club-photos'
import { MapFacade } from './map-facade'

/** The head of a club's page: where it is, over its octagon, and the link to a free pass. */
function ClubHead({
  slug,
  headline,
  line,
}: Pick<Club, 'slug'> & { headline: string; line: string }) {
  return (
    <PageHead picture={`club-${slug}-octagon`} heading={headline}>
      <PageHeadFooter cta={clubPage.pass}>
        <p className="tall-title">{line}</p>
      </PageHeadFooter>
    </PageHead>
  )
}

/** Everything known of a club, down to the form for a free pass (specification 2.8). */
export function FullClubPage({
  club,
  page,
  share,
}: {
  club: Club
  page: ClubPage
  share: ReactNode
}) {
  return (
    <>
      <ClubHead slug={club.slug} {...clubHeading(club)} />
      <ClubFacts {...club} />
      <ClubOverview {...page.overview}>{share}</ClubOverview>
      <ClubPhotos {...club} />
      <Amenities list={page.amenities} />
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
export function PhotosOnlyPage({ slug, city, card }: Club) {
  return (
    <div className={`ink ${styles.photosOnly}`}>
      <PageHead heading={city} />
      <ClubPhotos slug={slug} card={card} />
      <div className={`wrapper ${styles.links}`}>
        <ArrowLinks links={photosOnlyLinks} />
      </div>
    </div>
  )
}
