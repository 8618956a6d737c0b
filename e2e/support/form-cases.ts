import { brand } from '@/content/brand'
import type { Club } from '@/content/clubs'
import { landing } from '@/content/pages/landing'
import { callbackClub } from './example-clubs'

/** One form as a visitor meets it. */
export interface FormCase {
  route: string
  endpoint: string
  button: string
  destination: string
  /** The field by which the lead is found at the backend. */
  name: string
  values: Record<string, string>
  /** In the order of the form; '' where the field is only marked. */
  messages: Record<string, string>
  /** Whether the consent box starts ticked; left out where there is none. */
  consent?: boolean
  /** What the body holds beside the values. */
  adds?: Record<string, string | number | boolean>
}

export const guestPass = {
  route: '/getpass',
  endpoint: 'guest_pass',
  button: 'Send Message',
  destination: `/thank-you-guest#${callbackClub.id}`,
  name: 'lead_last_name',
  values: {
    clubid: String(callbackClub.id),
    lead_first_name: 'Asha',
    lead_last_name: 'Rao',
    lead_email: 'asha.rao@example.in',
    lead_phone: '9800000000',
    lead_state: callbackClub.state,
    lead_city: callbackClub.city,
    lead_postal_code: '560092',
  },
  messages: {
    clubid: 'Please select the nearest Club',
    lead_first_name: 'First Name is Mandatory',
    lead_last_name: 'Last Name is Mandatory',
    lead_email: 'Email is Mandatory',
    lead_phone: 'Please enter your Phone number',
    lead_state: 'Please select your State',
    lead_city: 'Please enter your City',
    lead_postal_code: 'Please enter your Postal pincode',
  },
  consent: true,
  adds: { clubid: callbackClub.id, agree: true },
} satisfies FormCase

export const franchise = {
  route: '/franchise',
  endpoint: 'franchise_data',
  button: 'Submit',
  destination: '/thank-you',
  name: 'lastname',
  values: {
    firstname: 'Asha',
    lastname: 'Rao',
    email: 'asha.rao@example.in',
    phone: '+91 9800000000',
    state: 'Karnataka',
    city: 'Bengaluru',
    zip: '560092',
    modeofint: 'Core (5,000 sq.ft)',
    desiredlocation: 'Hebbal',
    availablecapital: '2Cr. To 3 Cr.',
    own_property: 'no',
    besttime: '12-2pm',
    hearabout: `${brand.name} Member`,
  },
  messages: {
    firstname: 'Please input First name',
    lastname: 'Please input Last name',
    email: 'Please input Email',
    phone: 'Please input First name',
    state: 'Please select State',
    city: 'Please input City name',
    zip: 'Please input Zip/Pin',
    modeofint: 'Please input First name',
    desiredlocation: 'Please input Desired Location',
    availablecapital: 'Please select Available Capital',
    own_property: 'Please choose Yes or No',
    besttime: 'Please select Best Time to call',
    hearabout: 'Please choose - How Did You Hear About Us?',
  },
  consent: false,
  adds: { agree: true },
} satisfies FormCase

export const contact = {
  route: '/contact',
  endpoint: 'contact_us',
  button: 'Submit',
  destination: '/thank-you-guest',
  name: 'lastname',
  values: {
    firstname: 'Asha',
    lastname: 'Rao',
    email: 'asha.rao@example.in',
    phone: '+91 98000 00000 ext. 12',
    city: 'Bengaluru',
    comments: 'Is there parking?\nI come by car.',
  },
  messages: {
    firstname: 'Please input First name',
    lastname: 'Please input Last name',
    email: 'Please input Email',
    phone: 'Please input phone',
    city: 'Please input city',
    comments: 'Please input comments',
  },
} satisfies FormCase

const landingCase = {
  endpoint: 'landing_data',
  button: 'Submit Details',
  name: 'lead_first_name',
  values: {
    lead_first_name: 'Asha',
    lead_phone: '9800000000',
    lead_email: 'asha.rao@example.in',
  },
  messages: {
    lead_first_name: 'Name is Mandatory',
    lead_phone: 'Please enter your Phone number',
    lead_email: 'Email is Mandatory',
  },
  consent: true,
}

const landingAdds = ({ id, state, city }: Club) => ({
  clubid: id,
  lead_state: state,
  lead_city: city,
  agree: true,
})

export const guwahatiLanding = {
  ...landingCase,
  route: '/landing/guwahati-assam',
  destination: '/landing/guwahati-assam/gw-thank-you',
  adds: landingAdds(landing.guwahati.club),
} satisfies FormCase

const sahakaraNagarLanding: FormCase = {
  ...landingCase,
  route: '/landing/sahakara-nagar',
  destination: '/landing/sahakara-nagar/sn-thank-you',
  adds: landingAdds(landing.sahakaraNagar.club),
}

const feedback: FormCase = {
  route: '/landing/mansarovar-feedback',
  endpoint: 'feedback_data',
  button: 'Submit Feedback',
  destination: '/landing/sahakara-nagar/sn-feedback-thank-you',
  name: 'fullname',
  values: {
    fullname: 'Asha Rao',
    phone: '9800000000',
    email: 'asha.rao@example.in',
    feedback: 'The coaches are patient.\nMore racks, please.',
  },
  messages: {
    fullname: 'Name is Mandatory',
    phone: 'Please enter your Phone number',
    email: 'Email is Mandatory',
    feedback: 'Feedback is Mandatory',
  },
  adds: { clubid: landing.feedback.club.id },
}

export const formCases: FormCase[] = [
  guestPass,
  franchise,
  contact,
  sahakaraNagarLanding,
  guwahatiLanding,
  feedback,
]

/** Without the second of two landing pages, which have one form. */
export const distinctForms = formCases.filter((form) => form !== sahakaraNagarLanding)
