import type { ReactNode } from 'react'
import { GuestPassTicket } from '@/components/forms/guest-pass-ticket'
import { type Club, clubHeading, type ClubPage } from '@/content/clubs'
import { Amenities } from './amenities'
import { ClubFacts } from './club-facts'
import { ClubHead } from './club-head'
import { ClubOverview } from './club-overview'
import { ClubPhotos } from './club-photos'
import styles from './full-club-page.module.css'
import { MapFacade } from './map-facade'

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
      <section className={`section ink deferred ${styles.pass}`}>
        <div className="wrapper">
          <GuestPassTicket club={club} />
        </div>
      </section>
    </>
  )
}
