import { ArrowLink } from '@/components/ui/styled-link'
import { PinIcon } from '@/components/ui/icons'
import type { Club } from '@/content/clubs'
import { clubPage } from '@/content/pages/locations'
import { clubAddress, clubDirectionsUrl, clubMapQuery } from '@/lib/clubs/address'
import styles from './map-facade.module.css'
import { MapOnDemand } from './map-on-demand'

/** A drawing of streets, until the visitor asks for the real map; below it the address and the way there. */
export function MapFacade({ club }: { club: Club }) {
  const { label, show, directions } = clubPage.map
  return (
    <section className="bone" aria-label={label} data-paper="off">
      <div className={styles.map}>
        <MapOnDemand
          src={`https://www.google.com/maps?q=${encodeURIComponent(clubMapQuery(club))}&output=embed`}
          title={`${label}: ${clubAddress(club)}`}
          className={styles.frame}
        >
          <PinIcon />
          {show}
        </MapOnDemand>
      </div>
      <div className={`wrapper row ${styles.address}`}>
        <p>{clubAddress(club)}</p>
        <ArrowLink href={clubDirectionsUrl(club)}>{directions}</ArrowLink>
      </div>
    </section>
  )
}
