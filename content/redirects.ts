import { type Club, clubSlugs, everyClub, isClosed } from './clubs'
import { retiredForms } from './forms/retired'
import type { Path } from './paths'

/**
 * Where the addresses of pages that are gone, or of an earlier site, lead: add one as it was,
 * `'/Old-Address.html': '/new-address'`, with its query if that named the page. Capitals, encoding and a
 * slash at the end make no difference. Visitors and search engines are redirected for ever (308).
 */
const moved: Readonly<Record<string, Path>> = {}

/** Where pages lead that are gone, by their address. */
export const redirects: ReadonlyMap<string, Path> = new Map([
  ...retiredForms.map(({ page, leadsTo }) => [page, leadsTo] as const),
  ...Object.entries(moved),
])

const clubsByAddress: ReadonlyMap<string, Club> = new Map(
  everyClub.flatMap((club) => clubSlugs(club).map((slug) => [`/locations/${slug}`, club] as const)),
)

/** Where the page of an address leads when it is gone; that of a club from the day on which it closes. */
export function redirectOf(address: string): Path | undefined {
  const club = clubsByAddress.get(address)
  return club && isClosed(club) ? '/locations/list' : redirects.get(address)
}

/** Where a form goes that was open on such a page: to a page that takes any form. */
export const formsOfGonePages = '/getpass' satisfies Path
