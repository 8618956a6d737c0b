import { brand } from '@/content/brand'
import { clubTotals } from '@/content/club-totals'
import type { Copy } from '@/content/copy'

/**
 * The contact page (specification 2.10). Name and e-mail address of headquarters are placeholders until
 * the real ones are known; no street and no phone are invented.
 */
export const contactPage = {
  title: 'Contact us: message form and e-mail',
  description: `Write to ${brand.name} India with the message form or by e-mail, or find the address, phone and e-mail of each club in ${clubTotals.cities} Indian cities.`,
  heading: 'Contact Us',
  clubs: {
    heading: 'Your club',
    text: 'For memberships, classes and hours, ask your club. Each one has its own phone.',
  },
  picture: 'contact',
  headquarters: {
    heading: 'Headquarters',
    name: `${brand.name} India`,
    text: 'The office of the master licence for India.',
    email: brand.email,
  },
  youth: {
    id: 'youth',
    heading: 'Youth classes',
    text: 'A parent or guardian writes to us with their own details and says how old the child is. Please do not send the child’s name or birthday.',
  },
  /** For those who come to complain or to praise. */
  feedback: {
    id: 'feedback',
    text: 'A member? Tell us which club you train at, and what should be better.',
  },
  formTitle: 'Message Us',
} as const satisfies Copy
