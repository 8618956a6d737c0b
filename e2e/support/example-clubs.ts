import { clubs, type Club } from '@/content/clubs'

/** A club of the content of a kind that a test needs. @throws Error when there is none */
function clubThat(has: (club: Club) => unknown): Club {
  const found = clubs.find(has)
  if (!found) throw new Error('No club of content/clubs.ts is of this kind any more')
  return found
}

/** A club with a full page and hours. */
export const fullClub = clubThat(({ page, hours }) => page && hours.length > 0)

/** Another one, with a landing page for its campaign if a club has one. */
export const otherClub = clubThat(
  (club) =>
    club !== fullClub &&
    club.page &&
    club.hours.length > 0 &&
    (club.page.callback || !clubs.some(({ page }) => page?.callback)),
)

export const clubsWithoutPage = clubs.filter(({ page }) => !page)
export const clubsWithoutHours = clubs.filter(({ hours }) => hours.length === 0)
