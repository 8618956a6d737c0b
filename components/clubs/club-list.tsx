import { clubs, openingSoon } from '@/content/clubs'
import { clubDetailsPath } from '@/content/paths'
import { locations } from '@/content/pages/locations'
import { CityChips } from './city-chips'
import { ClubCard } from './club-card'
import { NearestFirst } from './nearest-first'

/** Where a chip leads, in the address of the page. */
const chipId = (label: string) => label.toLowerCase().replaceAll(' ', '-')

/** The clubs of India and those to come. The browser sorts them by distance. */
export function ClubList() {
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
  const chips = [...new Set(all.map(({ chip }) => chip))]
  const listed = all.map(({ chip, ...card }, index) => {
    const isFirst = all.findIndex((one) => one.chip === chip) === index
    const id = isFirst ? chipId(chip) : undefined
    return { name: card.name, near: card.near, card: <ClubCard {...card} id={id} /> }
  })
  return (
    <NearestFirst words={locations.nearest} clubs={listed}>
      <CityChips cities={chips.map((label) => ({ label, id: chipId(label) }))} />
    </NearestFirst>
  )
}
