import { brand } from '@/content/brand'
import { clubTotals } from '@/content/club-totals'
import { wideThenTall } from '@/content/pages/headlines'
import type { Words } from '@/content/words'

/** The guest pass page (specification 2.4). */
export const getpass = {
  title: 'Free gym guest pass for a club near you',
  description: `Ask for a complimentary all-access guest pass at the ${brand.name} club nearest you in India: ${clubTotals.anyCity}.`,
  heading: wideThenTall('Change', 'Happens here'),
  intro:
    'Tell us where you would like to train and a representative will contact you about your complimentary all-access pass. Valid at participating locations only; terms may apply.',
  formTitle: 'Free all-access guest pass',
} as const satisfies Words
