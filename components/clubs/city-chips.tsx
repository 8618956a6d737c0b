import { locations } from '@/content/pages/locations'
import styles from './city-chips.module.css'
import { cityChips } from './club-list'

/** A row of cities: each leads to its first club in the list. */
export const CityChips = () => (
  <nav className={styles.chips} aria-label={locations.cities} data-paper="off">
    <div role="group" aria-label={locations.citiesRow} tabIndex={0}>
      {cityChips.map(({ label, id }) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </div>
  </nav>
)
