import { ArrowLink } from '@/components/ui/arrow-link'
import { Link } from '@/components/ui/link'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { amenitiesInPhotos, type Club, type ClubPage as Copy } from '@/content/clubs'
import { ctas, feedbackLink } from '@/content/navigation'
import { guestPassPath } from '@/content/paths'
import { clubPage, clubShareTitle } from '@/content/pages/locations'
import { GuestPassTicket } from '@/components/forms/guest-pass-ticket'
import { Share } from '@/components/share/share'
import { BottomBar } from '@/components/shell/bottom-bar'
import { ClubClocks } from './club-clocks'
import { ClubFacts } from './club-facts'
import { ClubHead } from './club-head'
import styles from './club-page.module.css'
import { ClubPhotos } from './club-photos'
import { MapFacade } from './map-facade'

type Props = { club: Club; url: string }

/** What a club has, what it looks like from the street, and the form for a free pass. */
function MoreOfClub({ club, page, url }: Props & { page: Copy }) {
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
        <div className={`wrapper columns ${styles.amenities}`}>
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
        <div className="wrapper">
          <GuestPassTicket club={club} />
        </div>
      </section>
    </>
  )
}

/**
 * Everything known of a club (specification 2.8). Of one without a `page` that is its photos, its
 * address and how to reach it.
 */
export function ClubPage({ club, url }: Props) {
  const { page } = club
  return (
    <>
      <ClubHead club={club} />
      <ClubClocks />
      <ClubPhotos {...club} />
      <ClubFacts {...club} />
      {page && <MoreOfClub club={club} page={page} url={url} />}
      <BottomBar
        label={club.card.name}
        club={club}
        links={[
          page?.callback
            ? { label: clubPage.callMe, href: page.callback }
            : { label: ctas.pass.label, href: page ? clubPage.form : guestPassPath(club) },
        ]}
      />
    </>
  )
}
