import 'server-only'
import { activeFields, checkForm, type Read } from './form'
import { normalise, phoneDigits } from './normalise'
import type { Field, FormDescription, FormState } from '@/content/forms/types'

/** The body of a call to the backend (specification 3.1 to 3.5, contract "Wire"). */
export type Payload = Record<string, string | number | boolean>

/**
 * The outcome of {@link parseForm}; `values` is everything typed, as it was typed. `compared` is the
 * same for each way to write a phone number: a repeat is recognised by it.
 */
type ParsedForm =
  | { ok: true; payload: Payload; compared: Payload; values: FormState['values'] }
  | { ok: false; errors: FormState['errors']; values: FormState['values'] }

function toWire(field: Field, value: string): Payload[string] {
  if (field.kind === 'consent') return true
  if (field.kind === 'club') return Number(value)
  return normalise(field, value)
}

/**
 * Checks what was posted against a form's description (specification 5, contract "Forms") and turns
 * it into the body of the backend's call. Unknown fields are dropped.
 * @param form the description
 * @param read a posted field by its name
 * @returns the payload with the server's fixed values, or the message of each wrong field
 */
export function parseForm(form: FormDescription, read: Read): ParsedForm {
  const values = Object.fromEntries(form.fields.map(({ name }) => [name, read(name)]))
  const errors = checkForm(form.fields, read)
  if (Object.keys(errors).length > 0) return { ok: false, errors, values }
  const active = activeFields(form.fields, read)
  const sent = active.map((field) => [field.name, toWire(field, read(field.name))] as const)
  const phones = active.filter(({ kind }) => kind === 'tel')
  const digits = phones.map(({ name }) => [name, phoneDigits(read(name))] as const)
  const payload: Payload = { ...Object.fromEntries(sent), ...form.fixed }
  return { ok: true, payload, compared: { ...payload, ...Object.fromEntries(digits) }, values }
}
