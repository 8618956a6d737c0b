import { longest, personFields } from './fields'
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
    {
      kind: 'tel',
      name: 'phone',
      label: 'Phone',
      autoComplete: 'tel',
      maxLength: 40,
      half: true,
      message: 'Please input phone',
    },
    {
      kind: 'text',
      name: 'city',
      label: 'City',
      autoComplete: 'address-level2',
      maxLength: longest.city,
      message: 'Please input city',
    },
    {
      kind: 'textarea',
      name: 'comments',
      label: 'Comments',
      rows: 3,
      maxLength: longest.message,
      message: 'Please input comments',
    },
  ],
}
