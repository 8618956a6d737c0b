import { clubs, openingSoon } from '@/content/clubs'
import { locations } from '@/content/pages/locations'
import { clubDetailsPath } from '@/content/paths'
import { ClubCard } from './club-card'
import styles from './club-list.module.css'

/** Where a chip leads, in the address of the page. */
const chipId = (label: string) => label.toLowerCase().replaceAll(' ', '-')

const all = [
  ...clubs.map((club) => ({
    ...club.card,
    chip: club.city,
    email: club.email,
    href: clubDetailsPath(club),
    club,
  })),
  ...openingSoon.map((one) => ({
    ...one,
    chip: locations.openingSoon.chip,
    href: locations.openingSoon.href,
    club: undefined,
  })),
]

/** A row of cities: each leads to its first club in the list. The last is for the clubs to come. */
export const CityChips = () => (
  <nav className={styles.chips} aria-label={locations.cities} data-paper="off">
    <div role="group" aria-label={locations.citiesRow} tabIndex={0}>
      {[...new Set(all.map(({ chip }) => chip))].map((city) => (
        <a key={city} href={`#${chipId(city)}`}>
          {city}
        </a>
      ))}
    </div>
  </nav>
)

/** The clubs of India, and those to come. */
export const ClubList = () => (
  <ul className={styles.list}>
    {all.map(({ chip, ...card }, index) => {
      const isFirst = all.findIndex((one) => one.chip === chip) === index
      return (
        <ClubCard
          key={`${card.name} ${card.place}`}
          {...card}
          id={isFirst ? chipId(chip) : undefined}
        />
      )
    })}
  </ul>
)
