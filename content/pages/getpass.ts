import { brand } from '@/content/brand'
import { clubTotals } from '@/content/club-totals'
import type { Copy } from '@/content/copy'

/** The guest pass page (specification 2.4). */
export const getpass = {
  title: 'Free gym guest pass for a club near you',
  description: `Ask for a complimentary all-access guest pass at the ${brand.name} club nearest you in India: ${clubTotals.anyCity}.`,
  /** Two lines on a phone too, so that the form begins on its first screen. */
  heading: [
    { text: 'Change', typeface: 'wide' },
    { text: 'Happens here', typeface: 'tall' },
  ],
  intro: 'Choose your club. A representative will contact you about your all-access pass.',
  validity: 'Valid at participating locations only. Terms may apply.',
  formTitle: 'Free all-access guest pass',
} as const satisfies Copy
