import { locations } from '@/content/pages/locations'
import styles from './city-chips.module.css'

/** A row of cities that stays in view: each leads to its first club in the list. */
export function CityChips({ cities }: { cities: readonly { label: string; id: string }[] }) {
  return (
    <nav className={styles.chips} aria-label={locations.cities} data-paper="off">
      <div role="group" aria-label={locations.citiesRow} tabIndex={0}>
        {cities.map(({ label, id }) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </div>
    </nav>
  )
}
