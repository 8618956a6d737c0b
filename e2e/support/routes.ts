import { clubBySlug, clubSlugs } from '@/content/clubs'
import { pages } from '@/content/pages'
import { articlePath } from '@/content/paths'

const [, secondSlug] = clubSlugs(clubBySlug('sahakara-nagar'))

/** The address of every page, with an article of the sandbox and the second address of a club. */
export const routes = [
  ...pages.map(({ path }) => path),
  articlePath('16'),
  `/locations/${secondSlug}`,
]

/** The kinds of page that differ most in styles and scripts. */
export const kinds = [
  '/',
  '/locations/bandra',
  '/getpass',
  '/classes/bjj',
  '/news',
  '/news-readmore/16',
  '/franchise',
  '/landing/sahakara-nagar',
  '/thank-you-guest',
]

/** Pages that are built like another one. */
const likeAnother = [
  /^\/classes\/detail\/(?!boxing-conditioning|ufc-fit)/,
  /^\/locations\/(octa-gym-|guwahati|sahakara-nagar|punjabi-bagh)/,
  /^\/landing\/(guwahati-assam$|.*-thank-you)/,
  /^\/(privacy|thank-you-guest)$/,
]

/** One page of each kind. */
export const distinctRoutes = routes.filter((route) => !likeAnother.some((one) => one.test(route)))

/** Whether a page stands alone, without header and footer. */
export const isLanding = (route: string) =>
  pages.some(({ path, landing }) => path === route && landing)
