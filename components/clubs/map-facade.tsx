import { Icon } from '@/components/ui/icon'
import { type Club, clubDirections } from '@/content/clubs'
import { clubPage } from '@/content/pages/locations'
import styles from './map-facade.module.css'
import { MapOnDemand } from './map-on-demand'

/** Where a club is: streets that mean no place, until the visitor asks for the real map. */
export function MapFacade({ club, query }: { club: Club; query: string }) {
  const { label, show, directions } = clubPage.map
  return (
    <section className={`bone ${styles.map}`} aria-label={label}>
      <MapOnDemand
        src={`https://www.google.com/maps?q=${encodeURIComponent(query)}&output=embed`}
        title={`${label}: ${club.address}`}
        className={styles.frame}
        show={
          <>
            <Icon name="pin" />
            {show}
          </>
        }
        directions={
          <a className="go" href={clubDirections(club)} target="_blank" rel="noopener">
            {directions}
            <Icon name="arrow-out" />
            <span className="vh"> (opens in a new tab)</span>
          </a>
        }
      >
        <p className="lead">{club.address}</p>
      </MapOnDemand>
    </section>
  )
}
