import { closedClubs, clubSlugs } from './clubs'
import type { Path } from './paths'

/**
 * Where the addresses of pages that are gone lead: add one as `'/old-address': '/new-address'`, without
 * a slash at its end. Visitors and search engines are redirected for ever (308).
 */
const moved: Readonly<Record<string, Path>> = {}

const closed = closedClubs.flatMap(clubSlugs).map((slug) => `/locations/${slug}`)

/** By the old address; the pages of closed clubs lead to the list of clubs. */
export const redirects: ReadonlyMap<string, Path> = new Map([
  ...closed.map((address) => [address, '/locations/list'] as const),
  ...Object.entries(moved),
])

/** Where a form goes that was open on such a page: to the page that shows it with its messages. */
export const formRedirects: ReadonlyMap<string, Path> = new Map(
  closed.map((address) => [address, '/getpass']),
)
