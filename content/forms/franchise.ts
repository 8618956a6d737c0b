import { brand } from '@/content/brand'
import { consent } from './consent'
import {
  city,
  half,
  optionsFrom,
  personFields,
  phone,
  pincode,
  place,
  short,
  stateField,
} from './fields'
import type { FormDescription } from './types'

/**
 * The franchise enquiry (specification 2.9, 3.2 and 5). Phone and model of interest ask for the
 * first name: the specification keeps that copy slip.
 */
export const franchise = {
  id: 'franchise',
  endpoint: 'franchise_data',
  destination: '/thank-you',
  privacy: 'For people aged 18 or over. We use your details to answer your enquiry.',
  submitLabel: 'Submit',
  steps: [
    { title: 'You', fields: ['firstname', 'lastname', 'email', 'phone', 'state', 'city', 'zip'] },
    {
      title: 'The gym',
      fields: ['modeofint', 'desiredlocation', 'availablecapital', 'own_property', 'areasqft'],
    },
    { title: 'The call', fields: ['besttime', 'hearabout', 'agree'] },
  ],
  fields: [
    ...personFields,
    phone('phone', 'Phone', 'Please input First name', half),
    stateField('state', 'Please select State'),
    city('city', 'City', 'Please input City name', short),
    pincode('zip', 'Zip/Pin', 'Please input Zip/Pin', { digitsOnly: true, ...short }),
    {
      kind: 'radio',
      name: 'modeofint',
      label: 'Model of Interest',
      options: optionsFrom(['Core (5,000 sq.ft)', 'Signature (6,000 + sq.ft.)']),
      message: 'Please input First name',
    },
    place('desiredlocation', 'Desired Location', 'Please input Desired Location', half),
    {
      kind: 'select',
      name: 'availablecapital',
      label: 'Available Capital',
      placeholder: 'Select',
      options: optionsFrom(['2Cr. To 3 Cr.', 'Above 3 Cr.']),
      neverKept: true,
      ...half,
      message: 'Please select Available Capital',
    },
    {
      kind: 'radio',
      name: 'own_property',
      label: 'Own property',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
      message: 'Please choose Yes or No',
    },
    {
      kind: 'text',
      name: 'areasqft',
      label: 'Carpet area (sq ft, optional)',
      format: 'area',
      digitsOnly: true,
      maxLength: 10,
      optional: true,
      ifYes: 'own_property',
    },
    {
      kind: 'select',
      name: 'besttime',
      label: 'Best time to call',
      placeholder: 'Select',
      options: optionsFrom(['8-10am', '10am-12pm', '12-2pm', '2-4pm', '4-6pm']),
      ...half,
      message: 'Please select Best Time to call',
    },
    {
      kind: 'select',
      name: 'hearabout',
      label: 'How did you hear about us?',
      placeholder: 'Select',
      options: optionsFrom([
        'Social Media',
        'Google',
        'Referral',
        `${brand.name} Member`,
        `${brand.name} Fan`,
        'Other',
      ]),
      ...half,
      message: 'Please choose - How Did You Hear About Us?',
    },
    consent(false),
  ],
} as const satisfies FormDescription
