import type { Words } from './words'

/** The pass and its terms. Specification 2.3 and 9. */
export const freePass = {
  headline: [
    { text: 'Train For', cut: 'wide' },
    { text: 'Free Today', cut: 'tall' },
  ],
  lead: 'A complimentary all-access guest pass for the club nearest you. Valid at participating locations only. Terms may apply.',
  cta: { label: 'Get Your Free Pass', href: '/getpass' },
  allTerms: { label: 'Trial pass terms', href: '/terms#trial-pass' },
  days: '15',
  terms: [
    'Valid 15 days from issue',
    'One trial per person',
    'Non-transferable',
    'Redeemable only at the issuing gym',
    'For people aged 18 or over',
  ],
} as const satisfies Words
