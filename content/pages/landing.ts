import { brand } from '@/content/brand'
import { classMinutes } from '@/content/class-length'
import { type Club, clubBySlug } from '@/content/clubs'
import { feedback } from '@/content/forms/feedback'
import { guwahatiLead, sahakaraNagarLead } from '@/content/forms/landing-lead'
import type { FormDescription } from '@/content/forms/types'
import { tallThenWide, thankYouFor } from '@/content/pages/headlines'
import { clubPath, type Href, type LandingPath, type LandingThanksPath } from '@/content/paths'
import type { FittedLine } from '@/content/types'

type Link = { label: string; href: Href }

interface LandingThanks {
  title: string
  description: string
  heading: readonly FittedLine[]
  text: string
  stub: string
  links: readonly [Link, ...Link[]]
  club: Club
  offer?: { heading: string; text: string; cta: Link }
}

/** A landing page of a campaign. */
interface LandingPage {
  title: string
  description: string
  club: Club
  heading: readonly FittedLine[]
  intro: string
  /** With reasons to come, a look into the club follows. */
  reasons?: readonly string[]
  form: FormDescription
}

const [sahakaraNagar, guwahati, jaipur] = [
  clubBySlug('sahakara-nagar'),
  clubBySlug('guwahati'),
  clubBySlug('jaipur'),
]

const forAllLevels = `${classMinutes}-minute classes for all levels`

const changeHappensHere = tallThenWide('Change', 'Happens here')

const callFrom = (club: string) =>
  `Leave your details and a representative of the ${club} club will call you about your first class.`

const forTheDetails = thankYouFor('for submitting', 'the details')

const classes = { label: 'See our classes', href: '/classes' } as const

/** Beside the thank-you of the landing pages: owning a gym (specification 2.11 and 3.2). */
const ownAGym: LandingThanks['offer'] = {
  heading: 'Own a gym',
  text: `You could own a franchise of ${brand.name} in India. There are two models: Core (5,000\u00a0sq\u00a0ft) and Signature (6,000+\u00a0sq\u00a0ft).`,
  cta: { label: 'Request more info', href: '/franchise' },
}

/** Thanks to those who filled in the form on the landing page of a club. */
const forClub = (club: Club, seeYou: string): LandingThanks => ({
  title: `Thank you, ${club.card.name}`,
  description: `Your details for ${brand.name} ${club.name} in ${club.city} have reached us. A representative will connect with you.`,
  heading: forTheDetails,
  text: `Your details for the ${club.card.name} club have reached us. A representative will connect with you.`,
  stub: `${seeYou} ${club.name}`,
  links: [classes, { label: 'See the club', href: clubPath(club.slug) }],
  club,
  offer: ownAGym,
})

/** The landing pages of campaigns (specification 2.15). */
export const landing = new Map(
  Object.entries<LandingPage>({
    '/landing/sahakara-nagar': {
      title: `Train at ${sahakaraNagar.name}, ${sahakaraNagar.city}`,
      description: `Leave your details and a representative of ${brand.name} ${sahakaraNagar.name} on ${sahakaraNagar.street}, ${sahakaraNagar.city}, will call you about training at the club.`,
      club: sahakaraNagar,
      heading: changeHappensHere,
      intro: callFrom(sahakaraNagar.name),
      reasons: ['Octagon, turf and steam', forAllLevels],
      form: sahakaraNagarLead,
    },
    '/landing/guwahati-assam': {
      title: `Train at ${guwahati.name}, ${guwahati.city}`,
      description: `Leave your details and a representative of ${brand.name} on ${guwahati.name} in ${guwahati.city}, ${guwahati.state}, will call you about training at the club.`,
      club: guwahati,
      heading: changeHappensHere,
      intro: callFrom(guwahati.city),
      reasons: ['Octagon, cardio, strength', forAllLevels],
      form: guwahatiLead,
    },
    '/landing/mansarovar-feedback': {
      title: `Member feedback, ${jaipur.name}, ${jaipur.city}`,
      description: `Members of ${brand.name} ${jaipur.name} in ${jaipur.city}: tell us what goes well at your club and what should be better. It takes four fields.`,
      club: jaipur,
      heading: [
        { text: 'Member', typeface: 'wide' },
        { text: 'Feedback', typeface: 'tall' },
      ],
      intro: `To our members: how is training at the ${jaipur.name} club in ${jaipur.city}? Tell us what works and what should be better.`,
      form: feedback,
    },
  } satisfies Record<Exclude<LandingPath, LandingThanksPath>, LandingPage>),
)

/** The thanks of the landing pages. */
export const landingThanks = new Map(
  Object.entries<LandingThanks>({
    '/landing/sahakara-nagar/sn-thank-you': forClub(sahakaraNagar, 'See you in'),
    '/landing/guwahati-assam/gw-thank-you': forClub(guwahati, 'See you on'),
    '/landing/sahakara-nagar/sn-feedback-thank-you': {
      title: 'Thank you for the feedback',
      description: `What you wrote about ${brand.name} ${jaipur.name} in ${jaipur.city} has reached us. Thank you for the feedback.`,
      heading: thankYouFor('for the feedback'),
      text: `What you wrote about the ${jaipur.name} club has reached us.`,
      stub: `Thank you, ${jaipur.city}`,
      links: [classes],
      club: jaipur,
    },
  } satisfies Record<LandingThanksPath, LandingThanks>),
)
