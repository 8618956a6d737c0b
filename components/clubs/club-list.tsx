import type { Club, openingSoon } from '@/content/clubs'
import { clubDetailsPath } from '@/content/paths'
import { clubCount, locations } from '@/content/pages/locations'
import { clubAddress } from '@/lib/clubs/address'
import { ClubCard } from './club-card'
import { ClubRow } from './club-row'
import { NearestFirst } from './nearest-first'

/** With more clubs than this, they are listed city by city, without pictures (decision 76). */
const mostCards = 24

/** The clubs of India and those to come. The browser sorts them by distance. */
export function ClubList({ clubs, soon }: { clubs: readonly Club[]; soon: typeof openingSoon }) {
  const all = [
    ...clubs.map((club) => ({
      ...club.card,
      city: club.city,
      near: club.near,
      email: club.email,
      href: clubDetailsPath(club),
      club,
    })),
    ...soon.map((one) => ({
      ...one,
      city: one.place,
      href: locations.openingSoon.href,
      club: undefined,
    })),
  ]
  const isLong = all.length > mostCards
  const listed = all.map(({ city, href, club, ...place }) => {
    const { name, near } = place
    const row = {
      ...place,
      address: club ? clubAddress(club) : locations.openingSoon.flag,
      phones: club?.phones ?? [],
      details: { href, label: locations.details },
    }
    const card = isLong ? <ClubRow {...row} /> : <ClubCard {...place} href={href} club={club} />
    return { city, name, near, card }
  })
  const cities = [...new Set(listed.map(({ city }) => city))].sort().map((city) => {
    const inCity = listed.filter((one) => one.city === city)
    return { city, count: clubCount(inCity.length), clubs: inCity }
  })
  return <NearestFirst words={locations.nearest} groups={isLong ? cities : [{ clubs: listed }]} />
}
