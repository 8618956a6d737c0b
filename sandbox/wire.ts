import { z } from 'zod'

const filled = z.string().regex(/\S/, 'must not be empty')
const clubid = z.number().int()
const agree = z.boolean()

const guestPass = z.strictObject({
  clubid,
  lead_email: filled,
  lead_first_name: filled,
  lead_last_name: filled,
  lead_state: filled,
  lead_city: filled,
  lead_postal_code: filled,
  lead_phone: filled,
  agree,
})

const franchise = z
  .strictObject({
    firstname: filled,
    lastname: filled,
    modeofint: filled,
    phone: filled,
    email: filled,
    state: filled,
    city: filled,
    zip: filled,
    desiredlocation: filled,
    availablecapital: filled,
    besttime: filled,
    hearabout: filled,
    own_property: z.enum(['yes', 'no']),
    agree,
    areasqft: z.string().optional(),
  })
  .refine((body) => body.own_property === 'yes' || body.areasqft === undefined, {
    path: ['areasqft'],
    message: 'only belongs here when own_property is yes',
  })

const landing = z.strictObject({
  clubid,
  lead_email: filled,
  lead_first_name: filled,
  lead_phone: filled,
  agree,
  lead_state: filled,
  lead_city: filled,
})

const feedback = z.strictObject({
  clubid,
  email: filled,
  fullname: filled,
  phone: filled,
  feedback: filled,
})

const contact = z.strictObject({
  firstname: filled,
  lastname: filled,
  email: filled,
  phone: filled,
  city: filled,
  comments: filled,
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
