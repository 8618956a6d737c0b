import { brand } from '@/content/brand'
import { freePass } from '@/content/free-pass'
import { topBar } from '@/content/navigation'
import { thankYouFor } from '@/content/pages/headlines'
import type { Copy } from '@/content/copy'

/** For the time until the call: not the pass again. */
const classes = { label: 'See our classes', href: '/classes' } as const

/** The vertical word on the torn-off stub: the first word of the brand. */
export const tornStub = { upright: brand.name.split(' ')[0] } as const satisfies Copy

/** The thank-you pages (specification 2.11); `stub` is the line on the torn-off stub. */
export const thankYou = {
  franchise: {
    title: 'Thank you for submitting the details',
    description: `Your franchise enquiry has reached ${brand.name} India. A representative will connect with you.`,
    heading: thankYouFor('for submitting', 'the details'),
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
} as const satisfies Copy
