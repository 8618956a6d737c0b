import { type Club, clubBySlug } from '@/content/clubs'
import type { Path } from '@/content/paths'
import { consent } from './consent'
import { clubVisitorFields } from './fields'
import type { FormDescription } from './types'

/** The lead form of a club's landing page (specification 2.15, 3.4 and 5). */
function landingLead({ id, slug, state, city }: Club, destination: Path): FormDescription {
  return {
    id: `lead-${slug}`,
    endpoint: 'landing_data',
    destination,
    privacy:
      'For people aged 18 or over. The club and our team use your details to call you about training.',
    submitLabel: 'Submit Details',
    fixed: { clubid: id, lead_state: state, lead_city: city },
    fields: [...clubVisitorFields('lead_first_name', 'lead_phone', 'lead_email'), consent(true)],
  }
}

export const sahakaraNagarLead = landingLead(
  clubBySlug('sahakara-nagar'),
  '/landing/sahakara-nagar/sn-thank-you',
)

export const guwahatiLead = landingLead(
  clubBySlug('guwahati'),
  '/landing/guwahati-assam/gw-thank-you',
)
