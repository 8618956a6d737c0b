import { classes } from './classes'
import { type Club, clubHeading, clubs } from './clubs'
import { contact } from './forms/contact'
import { franchise } from './forms/franchise'
import { guestPass } from './forms/guest-pass'
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
import { landing, landingThanks } from './pages/landing'
import { international, locations, photosOnly } from './pages/locations'
import { newsPage } from './pages/news'
import { thankYou } from './pages/thank-you'
import { youth } from './pages/youth'
import { classPath, clubPath, type FixedPath, type LandingPath, type Path } from './paths'
import type { PictureName } from './types'

/** The facts of a page. */
interface PageFacts {
  /**
   * `title` is for search engines and windows; `heading` is on the page. The specification gives most
   * headings: content/specification.test.ts has them.
   */
  copy: { title: string; description: string; heading: string | readonly { text: string }[] }
  /** On its social image: that of the home page, unless another is given. */
  picture?: PictureName
  /** False: `noindex`, and not in the sitemap. */
  indexed?: boolean
  form?: FormDescription
}

/** A thank-you page. */
const thanks = (copy: PageFacts['copy']): PageFacts => ({ copy, indexed: false })

const clubPicture = ({ slug }: Club) => `club-${slug}-octagon` as const

const classPages = classes.map((one) => ({
  path: classPath(one.slug),
  copy: one,
  picture: one.picture,
  indexed: !('placeholder' in one),
}))

const clubPages = clubs.map((club) => ({
  path: clubPath(club.slug),
  copy: { ...(club.page ?? photosOnly(club)), heading: clubHeading(club).headline },
  picture: clubPicture(club),
}))

/**
 * Every page by its route, in the order of the sitemap. Metadata, sitemap, social images and the tests
 * of every page are made from it. A route with a parameter has a list: that of articles is empty,
 * because the backend names them.
 */
export const routes: Record<
  | Exclude<FixedPath, LandingPath>
  | '/classes/detail/[class]'
  | '/locations/[club]'
  | '/news-readmore/[newsid]',
  PageFacts | readonly (PageFacts & { path: Path })[]
> = {
  '/': { copy: { ...home, heading: home.hero.heading } },
  '/getpass': { copy: getpass, picture: 'free-pass-banner', form: guestPass },
  '/classes': { copy: classesPage, picture: 'gallery-daily-ultimate-training-1' },
  '/classes/ultimate': { copy: ultimateClasses, picture: ultimateClasses.picture },
  '/classes/bjj': { copy: bjj, picture: 'class-bjj' },
  '/classes/youth': { copy: youth, picture: 'class-youth' },
  '/classes/group': { copy: group, picture: 'find-your-fit' },
  '/classes/detail/[class]': classPages,
  '/coaching': { copy: coaching, picture: 'coaching' },
  '/about': { copy: about, picture: 'about' },
  '/franchise': { copy: franchisePage, picture: 'franchise', form: franchise },
  '/news': { copy: newsPage, picture: 'news' },
  '/news-readmore/[newsid]': [],
  '/events': { copy: eventsPage, picture: 'events' },
  '/contact': { copy: contactPage, picture: contactPage.picture, form: contact },
  '/international': { copy: international, picture: 'we-are' },
  '/locations/list': { copy: locations, picture: 'locations' },
  '/locations/[club]': clubPages,
  '/privacy': { copy: privacy },
  '/terms': { copy: terms },
  '/thank-you': thanks(thankYou.franchise),
  '/thank-you-guest': thanks(thankYou.guest),
}

/** A page, with what search engines and link previews get. */
function toPage(path: string, { copy, picture = 'hero-poster', indexed = true, form }: PageFacts) {
  const { title, description, heading } = copy
  return {
    path,
    title,
    description,
    heading: typeof heading === 'string' ? heading : heading.map(({ text }) => text).join(' '),
    picture,
    indexed,
    /** Without header and footer. */
    landing: path.startsWith('/landing/'),
    form,
  }
}

/** Every page of the site except the articles. */
export const pages = [
  ...Object.entries(routes).flatMap(([route, facts]) =>
    'copy' in facts ? toPage(route, facts) : facts.map((each) => toPage(each.path, each)),
  ),
  ...[...landing].map(([path, copy]) =>
    toPage(path, { copy, picture: clubPicture(copy.club), form: copy.form }),
  ),
  ...[...landingThanks].map(([path, copy]) => toPage(path, thanks(copy))),
]

/**
 * The page with this address.
 * @throws Error when no page has it
 */
export function pageAt(path: Path) {
  const page = pages.find((each) => each.path === path)
  if (!page) throw new Error(`content/pages.ts has no page ${path}`)
  return page
}
