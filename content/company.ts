import { standInCompany } from './stand-ins'

/** Who runs the site in India, and who answers a grievance about personal data. */
export const company = {
  legalName: standInCompany('[legal name of the company]'),
  address: standInCompany('[registered address]'),
  cin: standInCompany('[CIN]'),
  grievanceOfficer: {
    name: standInCompany('[name of the grievance officer]'),
    email: standInCompany('[e-mail address]'),
    phone: standInCompany('[phone number]'),
  },
  /** The languages in which the privacy policy is available on request. */
  languages: standInCompany('[languages]'),
} as const
