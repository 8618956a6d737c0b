import type { ConsentField } from './types'

/**
 * The version of the sentence beside the consent box and of the lines above the buttons. It changes
 * with any of them, and is kept with the lead.
 */
export const consentVersion = '2026-11-23'

/** The link at the end of the line above a form's button. */
export const privacyLink = { label: 'Privacy Policy', href: '/privacy' } as const

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
  }
}
