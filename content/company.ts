import { placeholder } from './placeholders'

/** Who runs the site in India, and who answers a grievance about personal data. */
export const company = {
  legalName: placeholder('company', '[legal name of the company]'),
  address: placeholder('company', '[registered address]'),
  cin: placeholder('company', '[CIN]'),
  grievanceOfficer: {
    name: placeholder('company', '[name of the grievance officer]'),
    email: placeholder('company', '[e-mail address]'),
    phone: placeholder('company', '[phone number]'),
  },
  /** The languages in which the privacy policy is available on request. */
  languages: placeholder('company', '[languages]'),
} as const
