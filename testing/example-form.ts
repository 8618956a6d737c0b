import { consent } from '@/content/forms/consent'
import { clubVisitorFields } from '@/content/forms/fields'
import type { FormDescription } from '@/content/forms/types'

/** The form of a campaign for tests of behaviour: values of the server, and a phone of ten digits. */
export const exampleLead: FormDescription = {
  id: 'lead-example',
  endpoint: 'landing_data',
  destination: '/thank-you-guest',
  privacy: 'For tests.',
  submitLabel: 'Submit',
  fixed: { clubid: 901, lead_state: 'West Bengal', lead_city: 'Kolkata' },
  fields: [...clubVisitorFields('lead_first_name', 'lead_phone', 'lead_email'), consent(true)],
}

/** What a visitor types there. */
export const exampleLeadValues = {
  lead_first_name: 'Asha',
  lead_phone: '9800000000',
  lead_email: 'asha.rao@example.in',
}
