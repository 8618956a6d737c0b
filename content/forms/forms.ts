import type { FormDescription } from './types'
import { contact } from './contact'
import { feedback } from './feedback'
import { franchise } from './franchise'
import { guestPass } from './guest-pass'
import { guwahatiLead, sahakaraNagarLead } from './landing-lead'

/** Every form of the site, by id. */
export const forms: ReadonlyMap<string, FormDescription> = new Map(
  [guestPass, franchise, contact, sahakaraNagarLead, guwahatiLead, feedback].map((form) => [
    form.id,
    form,
  ]),
)
