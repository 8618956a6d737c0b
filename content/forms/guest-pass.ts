import { closedClubs, type Club, clubs } from '@/content/clubs'
import { consent } from './consent'
import { longest, stateField } from './fields'
import type { FormDescription } from './types'

/** What the club says of the visitor's address, until they change it (specification 3.4 does so too). */
export const passFromClub = ({ state, city }: Club) => ({ lead_state: state, lead_city: city })

/** The free pass (specification 2.4, 3.1 and 5). */
export const guestPass: FormDescription = {
  id: 'guest-pass',
  endpoint: 'guest_pass',
  destination: '/thank-you-guest',
  place: 'clubid',
  privacy: 'For people aged 18 or over. We use your details to arrange your pass.',
  submitLabel: 'Send Message',
  fields: [
    {
      kind: 'select',
      name: 'clubid',
      label: 'Nearest Club',
      placeholder: 'Select the nearest Club',
      options: clubs.map((club) => ({
        value: String(club.id),
        label: club.label,
        fills: passFromClub(club),
      })),
      gone: {
        values: closedClubs.map(({ id }) => String(id)),
        message: 'This club no longer takes passes. Please choose another one.',
      },
      number: true,
      parameter: 'club',
      message: 'Please select the nearest Club',
    },
    {
      kind: 'text',
      name: 'lead_first_name',
      label: 'First Name',
      autoComplete: 'given-name',
      maxLength: longest.name,
      half: true,
      message: 'First Name is Mandatory',
    },
    {
      kind: 'text',
      name: 'lead_last_name',
      label: 'Last Name',
      autoComplete: 'family-name',
      maxLength: longest.name,
      half: true,
      message: 'Last Name is Mandatory',
    },
    {
      kind: 'email',
      name: 'lead_email',
      label: 'Email',
      autoComplete: 'email',
      maxLength: longest.email,
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
      filledNote: 'From your club. Change it if you live elsewhere.',
      autoComplete: 'address-level2',
      maxLength: longest.city,
      half: true,
      message: 'Please enter your City',
    },
    {
      kind: 'text',
      name: 'lead_postal_code',
      label: 'Postal pincode',
      autoComplete: 'postal-code',
      inputMode: 'numeric',
      format: 'pincode',
      maxLength: 6,
      half: true,
      message: 'Please enter your Postal pincode',
    },
    consent(true),
  ],
}
