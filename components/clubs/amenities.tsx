import { clubPage } from '@/content/pages/locations'
import styles from './amenities.module.css'

/** The numbered amenities of a club. */
export function Amenities({ list }: { list: readonly string[] }) {
  return (
    <section className={`section bone deferred ${styles.amenities}`}>
      <div className={`wrapper ${styles.columns}`}>
        <h2 className="tall-title">{clubPage.amenities}</h2>
        <ol className={styles.list}>
          {list.map((amenity) => (
            <li key={amenity}>{amenity}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}
