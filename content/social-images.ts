import type { PictureName } from '@/components/media/picture'
import type { FittedLine } from '@/components/ui/fitted-line'
import { classes } from './classes'
import { type Club, clubs } from './clubs'
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
import { international, locations } from './pages/locations'
import { newsPage } from './pages/news'
import { youth } from './pages/youth'

/** What a link to a page shows in a chat or a network: its headline on its picture. */
export interface SocialImage {
  heading: readonly Pick<FittedLine, 'text' | 'cut'>[]
  /** A page without a picture of its own has a card of plain ink. */
  picture?: PictureName
  line?: string
  /** On pages that lead to the free pass. */
  flag?: string
}

const flag = 'Free pass'
const tall = (text: string): SocialImage['heading'] => [{ text, cut: 'tall' }]
const place = ({ name, city }: Club) => `${name}, ${city}`

const clubCard = ({ slug, city, page, ...club }: Club): SocialImage => ({
  heading: tall(page?.headline ?? city),
  picture: `club-${slug}-octagon`,
  line: page?.line ?? `${club.name}, ${club.state}`,
  ...(page && { flag }),
})

/** Pictures of the classes whose page has only a short text so far. */
const placeholderPictures: Record<string, PictureName> = {
  'brazilian-jiu-jitsu-gi': 'class-brazilian-jiu-jitsu-gi',
  'ufc-fit': 'class-octa-fit',
  matrx: 'class-matrx',
}

const classCard = (shown: (typeof classes)[number]): SocialImage => {
  const picture = 'picture' in shown ? shown.picture : placeholderPictures[shown.slug]
  return { heading: shown.heading, flag, ...(picture && { picture }) }
}

const homeCard: SocialImage = { heading: home.hero.heading, picture: 'hero-poster', flag }

/** Articles take from it what they lack. */
export const newsSocialImage = {
  heading: [{ text: newsPage.title, cut: 'wide' }],
  picture: 'news',
} satisfies SocialImage

/** The card of each page by its path. News articles have theirs from the backend. */
export const socialImages: Readonly<Record<string, SocialImage>> = {
  '/': homeCard,
  '/getpass': { heading: getpass.heading, picture: 'free-pass-banner', flag },
  '/classes': { heading: classesPage.heading, picture: 'gallery-daily-ultimate-training-1', flag },
  '/classes/ultimate': { ...ultimateClasses, flag },
  '/classes/bjj': { heading: bjj.heading, picture: 'class-bjj', flag },
  '/classes/youth': { heading: youth.heading, picture: 'class-youth', flag },
  '/classes/group': { heading: group.heading, picture: 'find-your-fit', flag },
  ...Object.fromEntries(classes.map((one) => [`/classes/detail/${one.slug}`, classCard(one)])),
  '/coaching': { heading: tall(coaching.heading), picture: 'coaching', flag },
  '/about': { heading: about.heading, picture: 'about', flag },
  '/locations/list': { heading: tall(locations.heading), picture: 'locations', flag },
  ...Object.fromEntries(clubs.map((club) => [`/locations/${club.slug}`, clubCard(club)])),
  '/international': { heading: tall(international.heading), picture: 'we-are' },
  '/franchise': { heading: franchisePage.heading, picture: 'franchise' },
  '/contact': { heading: tall(contactPage.title), picture: contactPage.picture },
  '/events': { heading: eventsPage.heading, picture: 'events' },
  '/news': newsSocialImage,
  '/privacy': { heading: tall(privacy.heading) },
  '/terms': { heading: tall(terms.heading) },
  '/landing/sahakara-nagar': { ...landing.sahakaraNagar, line: place(landing.sahakaraNagar.club) },
  '/landing/guwahati-assam': { ...landing.guwahati, line: place(landing.guwahati.club) },
  '/landing/mansarovar-feedback': { ...landing.feedback, line: place(landing.feedback.club) },
  '/thank-you': homeCard,
  '/thank-you-guest': homeCard,
  '/landing/sahakara-nagar/sn-thank-you': homeCard,
  '/landing/sahakara-nagar/sn-feedback-thank-you': homeCard,
  '/landing/guwahati-assam/gw-thank-you': homeCard,
}
