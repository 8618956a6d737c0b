import { brand } from '@/content/brand'
import { clubs, clubSlugs } from '@/content/clubs'
import { pages } from '@/content/pages'
import { articlePath, clubPath } from '@/content/paths'
import { callbackClub, clubsWithoutPage, fullClub } from './example-clubs'

const [, secondSlug] = clubSlugs(callbackClub)

/** The address of every page, with an article of the sandbox and the second address of a club. */
export const routes = [
  ...pages.map(({ path }) => path),
  articlePath('16'),
  `/locations/${secondSlug}`,
]

/** The kinds of page that differ most in styles and scripts. */
export const kinds = [
  '/',
  clubPath(fullClub.slug),
  '/getpass',
  '/classes/bjj',
  '/news',
  '/news-readmore/16',
  '/franchise',
  '/landing/sahakara-nagar',
  '/thank-you-guest',
]

/** One club with a full page and hours, one without hours, one without a full page. */
const clubsOfAKind = [
  fullClub,
  ...clubs.filter(({ page, hours }) => page && hours.length === 0).slice(0, 1),
  ...clubsWithoutPage.slice(0, 1),
].map(({ slug }): string => clubPath(slug))

/** Pages that are built like another one. */
const likeAnother = [
  /^\/classes\/detail\/(?!boxing-conditioning|ufc-fit)/,
  /^\/landing\/(guwahati-assam$|.*-thank-you)/,
  /^\/(privacy|thank-you-guest)$/,
]

/** One page of each kind. */
export const distinctRoutes = routes.filter(
  (route) =>
    !likeAnother.some((one) => one.test(route)) &&
    (!/^\/locations\/(?!list)/.test(route) || clubsOfAKind.includes(route)),
)

/** The parts of the site; a test that visits every page visits those of one part in one tab. */
export const partOfSite = (route: string) =>
  /^\/(classes|landing|locations)/.exec(route)?.[0] ?? '/'
export const partsOfSite = new Set(routes.map(partOfSite))

/** A page by the route that it has, or by the second address of a club. */
export const canonical = (route: string) => route.replace(`/${brand.slug}-`, '/')

/** Whether a page stands alone, without header and footer. */
export const isLanding = (route: string) =>
  pages.some(({ path, landing }) => path === route && landing)
