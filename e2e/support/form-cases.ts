import { brand } from '@/content/brand'
import { pages } from '@/content/pages'
import { otherClub } from './example-clubs'

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
  destination: `/thank-you-guest#${otherClub.id}`,
  name: 'lead_last_name',
  values: {
    clubid: String(otherClub.id),
    lead_first_name: 'Asha',
    lead_last_name: 'Rao',
    lead_email: 'asha.rao@example.in',
    lead_phone: '9800000000',
    lead_state: otherClub.state,
    lead_city: otherClub.city,
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
  adds: { clubid: otherClub.id, agree: true },
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

const typed: Record<string, string> = {
  text: 'Asha Rao',
  tel: '9800000000',
  email: 'asha.rao@example.in',
  textarea: 'The coaches are patient.\nMore racks, please.',
}

/** The forms of campaigns come and go: what they ask is what the content says. */
const campaigns = pages.flatMap(({ path, landing, form }): FormCase[] => {
  if (!landing || !form) return []
  const consent = form.fields.find((field) => field.kind === 'consent')
  const others = form.fields.filter((field) => field !== consent)
  const values = others.map((field) => [
    field.name,
    ('options' in field && field.options[0]?.value) || typed[field.kind],
  ])
  return [
    {
      route: path,
      endpoint: form.endpoint,
      button: form.submitLabel,
      destination: form.destination,
      name: others.find(({ kind }) => kind === 'text')?.name ?? '',
      values: Object.fromEntries(values) as Record<string, string>,
      messages: Object.fromEntries(others.map(({ name, message = '' }) => [name, message])),
      ...(consent && { consent: consent.checkedAtFirst }),
      adds: { ...form.fixed, ...(consent && { agree: true }) },
    },
  ]
})

export const formCases: FormCase[] = [guestPass, franchise, contact, ...campaigns]

/** One of each kind: landing pages of a call have one form. */
export const distinctForms = formCases.filter(
  ({ endpoint }, at) => formCases.findIndex((one) => one.endpoint === endpoint) === at,
)
