import { clubs } from '@/content/clubs'
import { consent } from './consent'
import { stateField } from './fields'
import type { FormDescription } from './types'

/** The free pass (specification 2.4, 3.1 and 5). */
export const guestPass: FormDescription = {
  id: 'guest-pass',
  endpoint: 'guest_pass',
  destination: '/thank-you-guest',
  privacy: 'For people aged 18 or over. We use your details to arrange your pass.',
  submitLabel: 'Send Message',
  fields: [
    {
      kind: 'select',
      name: 'clubid',
      label: 'Nearest Club',
      placeholder: 'Select the nearest Club',
      options: clubs.map(({ id, label }) => ({ value: String(id), label })),
      number: true,
      message: 'Please select the nearest Club',
    },
    {
      kind: 'text',
      name: 'lead_first_name',
      label: 'First Name',
      autoComplete: 'given-name',
      half: true,
      message: 'First Name is Mandatory',
    },
    {
      kind: 'text',
      name: 'lead_last_name',
      label: 'Last Name',
      autoComplete: 'family-name',
      half: true,
      message: 'Last Name is Mandatory',
    },
    {
      kind: 'email',
      name: 'lead_email',
      label: 'Email',
      autoComplete: 'email',
      half: true,
      message: 'Email is Mandatory',
    },
    {
      kind: 'tel',
      name: 'lead_phone',
      label: 'Phone number',
      autoComplete: 'tel',
      maxLength: 16,
      half: true,
      message: 'Please enter your Phone number',
    },
    stateField('lead_state', 'Please select your State'),
    {
      kind: 'text',
      name: 'lead_city',
      label: 'City',
      autoComplete: 'address-level2',
      half: true,
      message: 'Please enter your City',
    },
    {
      kind: 'text',
      name: 'lead_postal_code',
      label: 'Postal pincode',
      autoComplete: 'postal-code',
      inputMode: 'numeric',
      maxLength: 6,
      half: true,
      message: 'Please enter your Postal pincode',
    },
    consent(true),
  ],
}
