import type { Copy } from './copy'
import type { FittedLine } from './types'

/** How long a pass is valid. */
export const passDays = 15

/** The pass and its terms. Specification 2.3 and 9. */
export const freePass = {
  headline: [
    { text: 'Train For', typeface: 'wide' },
    { text: 'Free Today', typeface: 'tall' },
  ],
  lead: 'A complimentary all-access guest pass for the club nearest you.',
  cta: { label: 'Get Your Free Pass', href: '/getpass' },
  steps: [
    { name: 'Ask for it', text: 'Choose your club and leave your details.' },
    { name: 'The club calls you', text: 'A representative arranges your pass with you.' },
    { name: 'Train', text: 'All access, at the club that issues the pass.' },
  ],
  done: 'Done:',
  allTerms: { label: 'Trial pass terms', href: '/terms#trial-pass' },
  days: String(passDays),
  use: 'days to use it',
  termsInShort: 'Terms',
  terms: [
    `Valid ${passDays}\u00a0days from issue`,
    'One trial per person',
    'Non-transferable',
    'Redeemable only at the issuing gym',
    'For people aged 18 or over',
  ],
} as const satisfies Copy

/** The headline of the pass on a page about something that it lets a visitor try. */
export const tryFree = (what: string): FittedLine[] => [
  { text: `Try ${what}`, typeface: 'wide' },
  { text: 'Free Today', typeface: 'tall' },
]
