import type { ClassSlug } from './classes'
import type { ClubSlug } from './types'

/** The addresses of pages without a parameter. content/pages.ts has their facts. */
export type FixedPath =
  | '/'
  | '/getpass'
  | '/classes'
  | '/classes/ultimate'
  | '/classes/bjj'
  | '/classes/youth'
  | '/classes/group'
  | '/coaching'
  | '/about'
  | '/franchise'
  | '/news'
  | '/events'
  | '/contact'
  | '/international'
  | '/locations/list'
  | '/privacy'
  | '/terms'
  | '/thank-you'
  | '/thank-you-guest'
  | '/landing/sahakara-nagar'
  | '/landing/sahakara-nagar/sn-thank-you'
  | '/landing/sahakara-nagar/sn-feedback-thank-you'
  | '/landing/guwahati-assam'
  | '/landing/guwahati-assam/gw-thank-you'
  | '/landing/mansarovar-feedback'

/** The addresses of the landing pages of campaigns, and of their thanks. There may be none. */
export type LandingPath = Extract<FixedPath, `/landing/${string}`>
export type LandingThanksPath = Extract<LandingPath, `${string}thank-you`>

/** The address of every page in content/pages.ts, from the root of the site. */
export type Path = FixedPath | `/locations/${ClubSlug}` | `/classes/detail/${ClassSlug}`

/** Where a link of the content may lead: to a page, to a place on a page, or to another site. */
export type Href = Path | `${Path}#${string}` | GuestPassPath | `#${string}` | `https://${string}`

type GuestPassPath = `/getpass?club=${number}`

/** The form for the free pass, with this club chosen. */
export const guestPassPath = ({ id }: { id: number }): GuestPassPath => `/getpass?club=${id}`

/** The page of a club. */
export const clubPath = <Slug extends ClubSlug>(slug: Slug) => `/locations/${slug}` as const

/** Where a link to the details of a club leads: not every club has a full page. */
export const clubDetailsPath = ({
  slug,
  page,
}: {
  slug: ClubSlug
  page?: object | undefined
}): Path => (page ? clubPath(slug) : '/contact')

/** The page of a class. */
export const classPath = <Slug extends ClassSlug>(slug: Slug) => `/classes/detail/${slug}` as const

/** The page of a news article. */
export const articlePath = (newsid: string) => `/news-readmore/${newsid}` as const

/** A page of the list of news, the first is 1. */
export const newsListPath = (number: number) =>
  number === 1 ? '/news' : (`/news/page/${number}` as const)

export const newsFeedPath = '/news/feed.xml'
