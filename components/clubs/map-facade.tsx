import { Icon } from '@/components/ui/icon'
import { clubPage } from '@/content/pages/locations'
import styles from './map-facade.module.css'
import { MapOnDemand } from './map-on-demand'

/** Where a club is: streets that mean no place, until the visitor asks for the real map. */
export function MapFacade({ address, query }: { address: string; query: string }) {
  const { label, show, directions } = clubPage.map
  const place = encodeURIComponent(query)
  return (
    <section className={`bone ${styles.map}`} aria-label={label}>
      <MapOnDemand
        src={`https://www.google.com/maps?q=${place}&output=embed`}
        title={`${label}: ${address}`}
        className={styles.frame}
        show={
          <>
            <Icon name="pin" />
            {show}
          </>
        }
        directions={
          <a
            className="go"
            href={`https://www.google.com/maps/dir/?api=1&destination=${place}`}
            target="_blank"
            rel="noopener"
          >
            {directions}
            <Icon name="arrow-out" />
            <span className="vh"> (opens in a new tab)</span>
          </a>
        }
      >
        <p className="lead">{address}</p>
      </MapOnDemand>
    </section>
  )
}
