import { clubBySlug } from '@/content/clubs'
import { clubVisitorFields, longText } from './fields'
import type { FormDescription } from './types'

/** Feedback of members of the Jaipur club (specification 2.15, 3.5 and 5). */
export const feedback: FormDescription = {
  id: 'feedback',
  endpoint: 'feedback_data',
  destination: '/landing/sahakara-nagar/sn-feedback-thank-you',
  privacy:
    'We use your feedback to improve the club. We do not publish it under your name without asking you.',
  submitLabel: 'Submit Feedback',
  fixed: { clubid: clubBySlug('jaipur').id },
  fields: [
    ...clubVisitorFields('fullname', 'phone', 'email'),
    longText('feedback', 'Your Feedback', 'Feedback is Mandatory'),
  ],
}
