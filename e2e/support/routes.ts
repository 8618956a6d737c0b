import { brand } from '@/content/brand'
import { clubs, clubSlugs } from '@/content/clubs'
import { pages } from '@/content/pages'
import { articlePath, clubPath } from '@/content/paths'
import { clubsWithoutPage, fullClub, otherClub } from './example-clubs'
import { distinctForms, formCases } from './form-cases'

const [, secondSlug] = clubSlugs(otherClub)

/** Whether a page stands alone, without header and footer. */
export function isLanding(route: string): boolean {
  return pages.some(({ path, landing }) => path === route && landing)
}

/** A landing page of each form. */
export const landingPages = distinctForms.map(({ route }) => route).filter(isLanding)

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
  ...landingPages.slice(0, 1),
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
  /^\/landing\/.*-thank-you/,
  /^\/(privacy|thank-you-guest)$/,
]

/** One page of each kind. */
export const distinctRoutes = routes.filter(
  (route) =>
    !likeAnother.some((one) => one.test(route)) &&
    (!formCases.some((form) => form.route === route) ||
      distinctForms.some((form) => form.route === route)) &&
    (!/^\/locations\/(?!list)/.test(route) || clubsOfAKind.includes(route)),
)

/** The parts of the site; a test that visits every page visits those of one part in one tab. */
export const partOfSite = (route: string) =>
  /^\/(classes|landing|locations)/.exec(route)?.[0] ?? '/'
export const partsOfSite = new Set(routes.map(partOfSite))

/** A page by the route that it has, or by the second address of a club. */
export const canonical = (route: string) => route.replace(`/${brand.slug}-`, '/')
