import 'server-only'
import { z } from 'zod'
import { accepts, activeFields, readText } from './check'
import type { Field, FormDescription, FormState } from '@/content/forms/types'

/** The body of a call to the backend (specification 3.1 to 3.5, contract "Wire"). */
export type Payload = Record<string, string | number | boolean>

function fieldSchema(field: Field) {
  const error = field.message ?? ''
  const text = z
    .string({ error })
    .trim()
    .refine((value) => accepts(field, value), { error })
  if (field.kind === 'consent') return text.transform(() => true)
  if (field.kind === 'select' && field.number) return text.transform(Number)
  return text
}

const schemas = new Map<string, z.ZodType<Payload>>()

/**
 * The schema that turns posted text into the body of the backend's call, made from the description
 * of the fields. Unknown fields are dropped. Kept, because zod compiles each one.
 */
function payloadSchema(form: FormDescription, active: readonly Field[]): z.ZodType<Payload> {
  const key = [form.id, ...active.map(({ name }) => name)].join()
  const known = schemas.get(key)
  if (known) return known
  const made = z.object(Object.fromEntries(active.map((field) => [field.name, fieldSchema(field)])))
  schemas.set(key, made)
  return made
}

/** The outcome of {@link parseForm}; `values` is everything typed, as it was typed. */
type ParsedForm =
  | { ok: true; payload: Payload; values: FormState['values'] }
  | { ok: false; errors: FormState['errors']; values: FormState['values'] }

/**
 * Checks what was posted against a form's description (specification 5, contract "Forms").
 * @param form the description
 * @param data the posted form
 * @returns the payload with the server's fixed values, or the message of each wrong field
 */
export function parseForm(form: FormDescription, data: FormData): ParsedForm {
  const read = readText(data)
  const values = Object.fromEntries(form.fields.map(({ name }) => [name, read(name)]))
  const parsed = payloadSchema(form, activeFields(form.fields, read)).safeParse(values)
  if (parsed.success) return { ok: true, payload: { ...parsed.data, ...form.fixed }, values }
  const errors = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [String(path[0]), message]),
  )
  return { ok: false, errors, values }
}
