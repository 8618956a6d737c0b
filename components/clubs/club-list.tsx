import type { Club, openingSoon } from '@/content/clubs'
import { clubDetailsPath } from '@/content/paths'
import { clubCount, locations } from '@/content/pages/locations'
import { ClubCard } from './club-card'
import { ClubRow } from './club-row'
import { NearestFirst } from './nearest-first'

/** With more clubs than these, the list opens city by city, without pictures (decision 81). */
const mostCards = 24

/**
 * The clubs of India and those to come, in their order or, when they are many, by city. The browser
 * sorts them by distance.
 */
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
    ...soon.map((one) => ({ ...one, city: one.place, href: locations.openingSoon.href })),
  ]
  const many = all.length > mostCards
  const Card = many ? ClubRow : ClubCard
  const listed = all.map(({ city, ...one }) => ({
    city,
    name: one.name,
    near: one.near,
    card: <Card {...one} />,
  }))
  const cities = [...new Set(listed.map(({ city }) => city))].sort()
  const groups = cities.map((city) => {
    const inCity = listed.filter((one) => one.city === city)
    return { city, count: clubCount(inCity.length), clubs: inCity }
  })
  return <NearestFirst words={locations.nearest} groups={many ? groups : [{ clubs: listed }]} />
}
