import { city, half, longText, personFields, phone } from './fields'
import type { FormDescription } from './types'

/** A message to headquarters (specification 2.10, 3.3 and 5). */
export const contact: FormDescription = {
  id: 'contact',
  endpoint: 'contact_us',
  destination: '/thank-you-guest',
  privacy:
    'We use your details only to answer you. To withdraw your consent, write “withdraw” here.',
  submitLabel: 'Submit',
  fields: [
    ...personFields,
    phone('phone', 'Phone', 'Please input phone', { maxLength: 40, ...half }),
    city('city', 'City', 'Please input city'),
    longText('comments', 'Comments', 'Please input comments'),
  ],
}
