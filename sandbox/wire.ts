import { z } from 'zod'

const filled = z.string().regex(/\S/, 'must not be empty')
const clubid = z.number().int()
const agree = z.boolean()

/** A body with these texts, of which none may be empty, and what else it takes. */
const body = (texts: string, others: Record<string, z.ZodType> = {}) =>
  z.strictObject({
    ...Object.fromEntries(texts.split(' ').map((name) => [name, filled])),
    ...others,
  })

const address = 'lead_email lead_first_name lead_phone lead_state lead_city'
const guestPass = body(`${address} lead_last_name lead_postal_code`, { clubid, agree })
const landing = body(address, { clubid, agree })
const feedback = body('email fullname phone feedback', { clubid })
const contact = body('firstname lastname email phone city comments')
const franchise = body(
  'firstname lastname modeofint phone email state city zip desiredlocation availablecapital besttime hearabout',
  { own_property: z.enum(['yes', 'no']), agree, areasqft: z.string().optional() },
).refine((sent) => sent.own_property === 'yes' || sent.areasqft === undefined, {
  path: ['areasqft'],
  message: 'only belongs here when own_property is yes',
})

/** The lead body of each POST call: specification 3.1-3.5 and 7. */
export const bodies = new Map<string, z.ZodType<Record<string, unknown>>>([
  ['guest_pass', guestPass],
  ['franchise_data', franchise],
  ['landing_data', landing],
  ['feedback_data', feedback],
  ['contact_us', contact],
])

export const idempotencyKey = z.uuid()

type FieldError = { field: string; message: string }

/** One entry per wrong field; a field that does not belong in the body is named like a wrong one. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((field) => ({ field, message: 'does not belong in this body' }))
      : [{ field: issue.path.join('.') || 'body', message: issue.message }],
  )
}
