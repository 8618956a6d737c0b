import type { ReactNode } from 'react'
import { Carousel } from '@/components/media/carousel'
import { Picture } from '@/components/media/picture'
import { Link } from '@/components/ui/link'
import { ArrowLink, ButtonLink } from '@/components/ui/styled-link'
import { PassStub, Ticket } from '@/components/ui/ticket'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { ArrowLeftIcon, ArrowRightIcon, PinIcon } from '@/components/ui/icons'
import { amenitiesInPhotos, type Club, clubPhotos, type ClubPage as Copy } from '@/content/clubs'
import { freePass } from '@/content/free-pass'
import { feedbackLink } from '@/content/navigation'
import { guestPassPath } from '@/content/paths'
import { clubPage, clubShareTitle } from '@/content/pages/locations'
import { RuledList } from '@/components/sections/ruled-list'
import { Share } from '@/components/share/share'
import { clubAddress, clubDirectionsUrl, clubMapQuery } from '@/lib/clubs/address'
import { ClubClocks } from './club-clocks'
import { ClubFacts } from './club-facts'
import { ClubHead } from './club-head'
import styles from './club-page.module.css'
import { MapOnDemand } from './map-on-demand'

/** The four photos of a club. `first` is for those that are on the first screen. */
const Photos = ({ club: { slug, card }, first = false }: { club: Club; first?: boolean }) => (
  <Carousel
    label={`Photos of ${card.name}`}
    noun="Photo"
    previous={<ArrowLeftIcon />}
    next={<ArrowRightIcon />}
    slides={clubPhotos.map(({ name, caption }, index) => ({
      caption,
      content: (
        <div className="cut-twice ratio-16-9">
          <Picture
            name={`club-${slug}-${name}`}
            sizes={first ? '(min-width: 768px) 54vw, 92vw' : '92vw'}
            priority={first && index === 0}
          />
        </div>
      ),
    }))}
  />
)

const { map } = clubPage

/** The address, the way there, and above them the map once the visitor asks for it. */
const Place = ({ club }: { club: Club }) => (
  <section className="bone" aria-label={map.label} data-paper="off">
    <div className={`wrapper row ${styles.place}`}>
      <p>{clubAddress(club)}</p>
      <MapOnDemand
        href={`https://www.google.com/maps?q=${encodeURIComponent(clubMapQuery(club))}`}
        title={`${map.label}: ${clubAddress(club)}`}
        className={styles.map}
      >
        <PinIcon />
        {map.show}
      </MapOnDemand>
      <ArrowLink href={clubDirectionsUrl(club)}>{map.directions}</ArrowLink>
    </div>
  </section>
)

type Props = { club: Club; url: string; children: ReactNode }

/** What a club has, what it looks like from the street, and the form for a free pass. */
function MoreOfClub({ club, page, url, children }: Props & { page: Copy }) {
  const { overview, amenities } = page
  return (
    <>
      <section className="section section-below bone">
        <div className="wrapper columns">
          <h2 className="tall-title">{overview.heading.join(' ')}</h2>
          <div className="prose">
            <p className="lead">{overview.lead}</p>
            <p>{overview.text}</p>
            <div className={`row ${styles.more}`}>
              <ArrowLink {...clubPage.about} />
              <Share url={url} title={clubShareTitle(club)} />
              <p>
                {clubPage.member} <Link {...feedbackLink} label={clubPage.feedback} />
              </p>
            </div>
          </div>
        </div>
      </section>
      <section className="section section-below bone">
        <div className="wrapper columns">
          <div className="stack">
            <h2 className="tall-title">{clubPage.amenities}</h2>
            {amenities === amenitiesInPhotos && <p>{clubPage.seenInPhotos}</p>}
          </div>
          <RuledList names={amenities} />
        </div>
      </section>
      <Place club={club} />
      <section className="section ink" id={clubPage.form.slice(1)} data-paper="off">
        <div className="wrapper">{children}</div>
      </section>
    </>
  )
}

/** The free pass of a club that has no form for it on its page. */
const ClubPass = ({ club }: { club: Club }) => (
  <section className="section section-tight ink" data-paper="off">
    <div className="wrapper">
      <Ticket
        tone="accent"
        body={
          <div className="stack">
            <FittedHeadline as="p" lines={freePass.headline} />
            <div className="row">
              <p className="lead">{freePass.lead}</p>
              <ButtonLink href={guestPassPath(club)} label={freePass.cta.label} arrow />
            </div>
          </div>
        }
        stub={<PassStub />}
      />
    </div>
  </section>
)

/**
 * Everything known of a club (specification 2.8). Of one without a `page` that is its photos, its
 * address and how to reach it.
 * @param children the form for a free pass, in its place
 */
export function ClubPage({ club, url, children }: Props) {
  return (
    <>
      <ClubHead club={club} photos={<Photos club={club} first />} />
      <ClubClocks />
      {club.hours.length > 0 && (
        <div className="section section-below ink">
          <div className="wrapper">
            <Photos club={club} />
          </div>
        </div>
      )}
      <ClubFacts {...club} />
      {club.page ? (
        <MoreOfClub club={club} page={club.page} url={url}>
          {children}
        </MoreOfClub>
      ) : (
        <ClubPass club={club} />
      )}
    </>
  )
}
