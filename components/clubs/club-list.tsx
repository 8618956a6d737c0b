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
    near: club.near,
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

/** A chip for each city, and one for the clubs to come. */
export const cityChips = [...new Set(all.map(({ chip }) => chip))].map((label) => ({
  label,
  id: chipId(label),
}))

interface Props {
  /** Without those to come. */
  open?: boolean
}

/** The clubs of India and those to come. The browser sorts them by distance. */
export const ClubList = ({ open }: Props) => (
  <ul className={styles.list}>
    {(open ? all.slice(0, clubs.length) : all).map(({ chip, ...card }, index) => {
      const isFirst = all.findIndex((one) => one.chip === chip) === index
      return (
        <ClubCard
          key={`${card.name} ${card.near.join()}`}
          {...card}
          id={isFirst ? chipId(chip) : undefined}
        />
      )
    })}
  </ul>
)
