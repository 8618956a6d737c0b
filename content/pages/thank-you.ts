import { brand } from '@/content/brand'
import { type Club, clubBySlug } from '@/content/clubs'
import { freePass } from '@/content/free-pass'
import { topBar } from '@/content/navigation'
import type { Words } from '@/content/words'

const thankYouFor = (what: string) =>
  [
    { text: 'Thank you', cut: 'tall' },
    { text: `for ${what}`, cut: 'wide', small: 'tall' },
  ] as const

/** Links for the time until the call: not the pass again. */
const links = [{ label: 'See our classes', href: '/classes' }, topBar.findYourGym] as const

/** Beside the thank-you of the landing pages: owning a gym (specification 2.11 and 3.2). */
const ownAGym = {
  heading: 'Own a gym',
  text: `You could own a franchise of ${brand.name} in India. There are two models: Core (5,000\u00a0sq ft) and Signature (6,000+ sq ft).`,
  cta: { label: 'Request more info', href: '/franchise' },
} as const satisfies Words

/** Thanks to those who filled in the form on the landing page of a club. */
const forClub = (club: Club, stub: string) => ({
  title: `Thank you, ${club.card.name}`,
  description: `Your details for ${brand.name} ${club.name} in ${club.city} have reached us. A representative will connect with you.`,
  heading: thankYouFor('submitting the details'),
  text: `Your details for the ${club.card.name} club have reached us. A representative will connect with you.`,
  stub,
  links,
  club,
  offer: ownAGym,
})

/** The vertical word on the torn-off stub: the first word of the brand. */
export const tornStub = { upright: brand.name.split(' ')[0] } as const satisfies Words

/** The thank-you pages (specification 2.11); `stub` is the line on the torn-off stub. */
export const thankYou = {
  franchise: {
    title: 'Thank you for submitting the details',
    description: `Your franchise enquiry has reached ${brand.name} India. A representative will connect with you.`,
    heading: thankYouFor('submitting the details'),
    text: 'Your franchise enquiry has reached us. A representative will connect with you.',
    stub: 'We will call you',
    links: [{ label: 'Who we are', href: '/about' }],
  },
  guest: {
    title: 'Thank you',
    description: `Your details have reached ${brand.name} India. A representative will connect with you shortly.`,
    heading: [{ text: 'Thank you', cut: 'tall' }],
    text: 'Your details have reached us. A representative will connect with you shortly.',
    stub: 'Talk to you soon',
    links,
    /** Those who sent the contact form come here too (specification 2.10). */
    next: {
      heading: 'If you asked for a guest pass',
      points: [
        `It is valid for ${freePass.days} days from the day it is issued, at the gym that issues it.`,
        'Bring the original pass, with the date and your name on it. Without it, a charge applies.',
        'The gym may ask to see a government ID.',
      ],
      link: freePass.allTerms,
    },
  },
  sahakaraNagar: forClub(clubBySlug('sahakara-nagar'), 'See you in Sahakara Nagar'),
  guwahati: forClub(clubBySlug('guwahati'), 'See you on GS Road'),
  feedback: {
    title: 'Thank you for the feedback',
    description: `What you wrote about ${brand.name} Mansarovar in Jaipur has reached us. Thank you for the feedback.`,
    heading: thankYouFor('the feedback'),
    text: 'What you wrote about the Mansarovar club has reached us.',
    stub: 'Good that you told us',
    links,
    club: clubBySlug('jaipur'),
  },
} as const satisfies Words
