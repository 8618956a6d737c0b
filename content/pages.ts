import { classes } from './classes'
import { type Club, clubHeading, clubs } from './clubs'
import { contact } from './forms/contact'
import { feedback } from './forms/feedback'
import { franchise } from './forms/franchise'
import { guestPass } from './forms/guest-pass'
import { guwahatiLead, sahakaraNagarLead } from './forms/landing-lead'
import type { FormDescription } from './forms/types'
import { privacy } from './legal/privacy'
import { terms } from './legal/terms'
import { about } from './pages/about'
import { bjj } from './pages/bjj'
import { classesPage, ultimateClasses } from './pages/classes'
import { coaching } from './pages/coaching'
import { contactPage } from './pages/contact'
import { eventsPage } from './pages/events'
import { franchisePage } from './pages/franchise'
import { getpass } from './pages/getpass'
import { group } from './pages/group'
import { home } from './pages/home'
import { landing } from './pages/landing'
import { international, locations, photosOnly } from './pages/locations'
import { newsPage } from './pages/news'
import { thankYou } from './pages/thank-you'
import { youth } from './pages/youth'
import { classPath, clubPath, type FixedPath, type Path } from './paths'
import type { SocialImage } from './types'

/** The facts of a page. */
interface PageFacts {
  /**
   * `title` is for search engines and windows; `heading` is on the page and on its social image. The
   * specification gives most headings: content/pages.test.ts has them.
   */
  copy: { title: string; description: string; heading: string | SocialImage['heading'] }
  /** Its headline is that of the page, unless `heading` is given. */
  socialImage?: Partial<SocialImage>
  /** False: `noindex`, and not in the sitemap. */
  indexed?: boolean
  form?: FormDescription
}

const flag = 'Free pass'

const homeImage: SocialImage = { heading: home.hero.heading, picture: 'hero-poster', flag }

/** A thank-you page. */
const thanks = (copy: PageFacts['copy']): PageFacts => ({
  copy,
  socialImage: homeImage,
  indexed: false,
})

const clubPicture = ({ slug }: Club) => `club-${slug}-octagon` as const

const landingPage = (
  copy: PageFacts['copy'] & { club: Club },
  form: FormDescription,
): PageFacts => ({
  copy,
  socialImage: {
    picture: clubPicture(copy.club),
    line: `${copy.club.name}, ${copy.club.city}`,
  },
  form,
})

const classPages = classes.map((one) => ({
  path: classPath(one.slug),
  copy: one,
  socialImage: { picture: one.picture, flag },
  indexed: !('placeholder' in one),
}))

const clubPages = clubs.map((club) => {
  const { headline, line } = clubHeading(club)
  return {
    path: clubPath(club.slug),
    copy: { ...(club.page ?? photosOnly(club)), heading: headline },
    socialImage: { picture: clubPicture(club), line, ...(club.page && { flag }) },
  }
})

/**
 * Every page by its route, in the order of the sitemap. Metadata, sitemap, social images and the tests
 * of every page are made from it. A route with a parameter has a list: that of articles is empty,
 * because the backend names them.
 */
export const routes: Record<
  FixedPath | '/classes/detail/[class]' | '/locations/[club]' | '/news-readmore/[newsid]',
  PageFacts | readonly (PageFacts & { path: Path })[]
> = {
  '/': { copy: { ...home, heading: home.hero.heading }, socialImage: homeImage },
  '/getpass': {
    copy: getpass,
    socialImage: { picture: 'free-pass-banner', flag },
    form: guestPass,
  },
  '/classes': {
    copy: classesPage,
    socialImage: { picture: 'gallery-daily-ultimate-training-1', flag },
  },
  '/classes/ultimate': {
    copy: ultimateClasses,
    socialImage: { picture: ultimateClasses.picture, flag },
  },
  '/classes/bjj': { copy: bjj, socialImage: { picture: 'class-bjj', flag } },
  '/classes/youth': { copy: youth, socialImage: { picture: 'class-youth', flag } },
  '/classes/group': { copy: group, socialImage: { picture: 'find-your-fit', flag } },
  '/classes/detail/[class]': classPages,
  '/coaching': { copy: coaching, socialImage: { picture: 'coaching', flag } },
  '/about': { copy: about, socialImage: { picture: 'about', flag } },
  '/franchise': { copy: franchisePage, socialImage: { picture: 'franchise' }, form: franchise },
  '/news': {
    copy: newsPage,
    socialImage: { heading: [{ text: newsPage.heading, typeface: 'wide' }], picture: 'news' },
  },
  '/news-readmore/[newsid]': [],
  '/events': { copy: eventsPage, socialImage: { picture: 'events' } },
  '/contact': { copy: contactPage, socialImage: { picture: contactPage.picture }, form: contact },
  '/international': { copy: international, socialImage: { picture: 'we-are' } },
  '/locations/list': { copy: locations, socialImage: { picture: 'locations', flag } },
  '/locations/[club]': clubPages,
  '/privacy': { copy: privacy },
  '/terms': { copy: terms },
  '/landing/sahakara-nagar': landingPage(landing.sahakaraNagar, sahakaraNagarLead),
  '/landing/guwahati-assam': landingPage(landing.guwahati, guwahatiLead),
  '/landing/mansarovar-feedback': landingPage(landing.feedback, feedback),
  '/thank-you': thanks(thankYou.franchise),
  '/thank-you-guest': thanks(thankYou.guest),
  '/landing/sahakara-nagar/sn-thank-you': thanks(thankYou.sahakaraNagar),
  '/landing/sahakara-nagar/sn-feedback-thank-you': thanks(thankYou.feedback),
  '/landing/guwahati-assam/gw-thank-you': thanks(thankYou.guwahati),
}

/** A page, with what search engines and link previews get. */
function toPage(path: string, { copy, socialImage, indexed = true, form }: PageFacts) {
  const { title, description, heading } = copy
  const headline: SocialImage['heading'] =
    typeof heading === 'string' ? [{ text: heading, typeface: 'tall' }] : heading
  return {
    path,
    title,
    description,
    heading: headline.map(({ text }) => text).join(' '),
    socialImage: { heading: headline, ...socialImage },
    indexed,
    /** Without header and footer. */
    landing: path.startsWith('/landing/'),
    form,
  }
}

/** Every page of the site except the articles. */
export const pages = Object.entries(routes).flatMap(([route, facts]) =>
  'copy' in facts ? toPage(route, facts) : facts.map((each) => toPage(each.path, each)),
)

/**
 * The page with this address.
 * @throws Error when no page has it
 */
export function pageAt(path: Path) {
  const page = pages.find((each) => each.path === path)
  if (!page) throw new Error(`content/pages.ts has no page ${path}`)
  return page
}
