import { type Club, clubs } from '@/content/clubs'
import { consent } from './consent'
import { city, email, firstName, half, lastName, phone, pincode, short, stateField } from './fields'
import type { FormDescription } from './types'

/** What the club says of the visitor's address, until they change it (specification 3.4 does so too). */
export const passFromClub = ({ state, city }: Club) => ({ lead_state: state, lead_city: city })

/** The free pass (specification 2.4, 3.1 and 5). */
export const guestPass: FormDescription = {
  id: 'guest-pass',
  endpoint: 'guest_pass',
  destination: '/thank-you-guest',
  privacy: 'For people aged 18 or over. We use your details to arrange your pass.',
  submitLabel: 'Send Message',
  fields: [
    {
      kind: 'club',
      name: 'clubid',
      label: 'Nearest Club',
      placeholder: 'Select the nearest Club',
      options: clubs.map((club) => ({
        value: String(club.id),
        label: club.label,
        presets: passFromClub(club),
      })),
      message: 'Please select the nearest Club',
    },
    firstName('lead_first_name', 'First Name', 'First Name is Mandatory', short),
    lastName('lead_last_name', 'Last Name', 'Last Name is Mandatory', short),
    email('lead_email', 'Email', 'Email is Mandatory', half),
    phone('lead_phone', 'Phone number', 'Please enter your Phone number', half),
    stateField('lead_state', 'Please select your State'),
    city('lead_city', 'City', 'Please enter your City', short),
    pincode('lead_postal_code', 'Postal pincode', 'Please enter your Postal pincode', short),
    consent(true),
  ],
}
