import type { ConsentField } from './types'

/** Changes with the words beside the box. */
const consentVersion = '2026-11'

/** The consent box of the forms; only whether it starts ticked differs (specification 4). */
export function consent(checkedAtFirst: boolean): ConsentField {
  return {
    kind: 'consent',
    name: 'agree',
    label: 'Consent',
    checkedAtFirst,
    text: [
      'I agree to the ',
      { label: 'Terms & Conditions', href: '/terms' },
      ' and know I will be contacted after I submit this form.',
    ],
    reminder: '** Please Agree to Terms to submit.',
    version: consentVersion,
  }
}
