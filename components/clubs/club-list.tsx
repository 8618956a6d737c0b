import { clubs, openingSoon } from '@/content/clubs'
import { clubDetailsPath } from '@/content/paths'
import { locations } from '@/content/pages/locations'
import { ClubCard } from './club-card'
import { NearestFirst } from './nearest-first'

/** The clubs of India and those to come, in the order of the content or by distance. */
export function ClubList() {
  const rows = [
    ...clubs.map((club) => ({
      ...club.card,
      near: club.near,
      email: club.email,
      href: clubDetailsPath(club),
      club,
    })),
    ...openingSoon.map((soon) => ({ ...soon, href: locations.openingSoon.href })),
  ]
  return (
    <NearestFirst
      words={locations.nearest}
      clubs={rows.map((row) => ({
        name: row.name,
        near: row.near,
        card: <ClubCard {...row} />,
      }))}
    />
  )
}
