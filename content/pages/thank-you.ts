import { brand } from '@/content/brand'
import type { Club } from '@/content/clubs'
import { freePass } from '@/content/free-pass'
import { topBar } from '@/content/navigation'
import { landing } from '@/content/pages/landing'
import { clubPath } from '@/content/paths'
import type { Copy } from '@/content/copy'

const thankYouFor = (...what: readonly string[]) =>
  [
    { text: 'Thank you', typeface: 'tall' },
    { text: what.join(' '), typeface: 'wide', parts: what },
  ] as const

const forTheDetails = thankYouFor('for submitting', 'the details')

/** For the time until the call: not the pass again. */
const classes = { label: 'See our classes', href: '/classes' } as const

/** Beside the thank-you of the landing pages: owning a gym (specification 2.11 and 3.2). */
const ownAGym = {
  heading: 'Own a gym',
  text: `You could own a franchise of ${brand.name} in India. There are two models: Core (5,000\u00a0sq\u00a0ft) and Signature (6,000+\u00a0sq\u00a0ft).`,
  cta: { label: 'Request more info', href: '/franchise' },
} as const satisfies Copy

/** Thanks to those who filled in the form on the landing page of a club. */
const forClub = (club: Club, seeYou: string) => ({
  title: `Thank you, ${club.card.name}`,
  description: `Your details for ${brand.name} ${club.name} in ${club.city} have reached us. A representative will connect with you.`,
  heading: forTheDetails,
  text: `Your details for the ${club.card.name} club have reached us. A representative will connect with you.`,
  stub: `${seeYou} ${club.name}`,
  links: [classes, { label: 'See the club', href: clubPath(club.slug) }] as const,
  club,
  offer: ownAGym,
})

/** The vertical word on the torn-off stub: the first word of the brand. */
export const tornStub = { upright: brand.name.split(' ')[0] } as const satisfies Copy

const feedbackClub = landing.feedback.club

/** The thank-you pages (specification 2.11); `stub` is the line on the torn-off stub. */
export const thankYou = {
  franchise: {
    title: 'Thank you for submitting the details',
    description: `Your franchise enquiry has reached ${brand.name} India. A representative will connect with you.`,
    heading: forTheDetails,
    text: 'Your franchise enquiry has reached us. A representative will connect with you.',
    stub: 'We will call you',
    links: [{ label: 'Who we are', href: '/about' }],
  },
  guest: {
    title: 'Thank you',
    description: `Your details have reached ${brand.name} India. A representative will connect with you shortly.`,
    heading: [{ text: 'Thank you', typeface: 'tall' }],
    text: 'Your details have reached us. A representative will connect with you shortly.',
    stub: 'We will contact you',
    links: [topBar.findYourGym, classes],
    /** For those who sent the contact form and come here too (specification 2.10). */
    urgent: 'If it cannot wait, call your club: its number is under Find Your Gym.',
    /** For those who chose a club. */
    next: {
      heading: 'Your guest pass',
      points: [
        `The pass is valid for ${freePass.days}\u00a0days from the day it is issued, at the gym that issues it.`,
        'Bring the original pass, with the date and your name on it, and a government ID in case the gym asks for it. Without the original pass a charge applies.',
      ],
      link: freePass.allTerms,
    },
  },
  sahakaraNagar: forClub(landing.sahakaraNagar.club, 'See you in'),
  guwahati: forClub(landing.guwahati.club, 'See you on'),
  feedback: {
    title: 'Thank you for the feedback',
    description: `What you wrote about ${brand.name} ${feedbackClub.name} in ${feedbackClub.city} has reached us. Thank you for the feedback.`,
    heading: thankYouFor('for the feedback'),
    text: `What you wrote about the ${feedbackClub.name} club has reached us.`,
    stub: `Thank you, ${feedbackClub.city}`,
    links: [classes],
    club: feedbackClub,
  },
} as const satisfies Copy
