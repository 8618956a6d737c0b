import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { Field } from '@/content/forms/types'

/** Reads the value of a field by its name, `''` when there is none. */
type Read = (name: string) => string

/**
 * Reads the text fields of posted data; a file or a missing field is `''`. Browsers send the end of
 * a line as two characters: here it is one, as it was typed and counted.
 */
export const readText =
  (data: FormData): Read =>
  (name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }

/**
 * The fields that count for the values given: a conditional field only while its condition holds.
 */
export function activeFields(fields: readonly Field[], read: Read): Field[] {
  return fields.filter(({ when }) => !when || read(when.field) === when.is)
}

/**
 * Whether a field takes a value (specification 5). Spaces around it don't count; spaces alone are
 * nothing.
 */
function accepts(field: Field, raw: string): boolean {
  const value = raw.trim()
  if (value === '') return field.optional === true
  if (field.kind === 'consent') return true
  if ('options' in field) return field.options.some((option) => option.value === value)
  if (field.maxLength !== undefined && value.length > field.maxLength) return false
  return !field.digitsOnly || /^\d+$/.test(value)
}

/**
 * The message of each field that doesn't take its value, by name and in the order of the form; a
 * field without a message of its own has `''`.
 */
export function checkForm(fields: readonly Field[], read: Read): Record<string, string> {
  return Object.fromEntries(
    activeFields(fields, read)
      .filter((field) => !accepts(field, read(field.name)))
      .map((field) => [field.name, field.message ?? '']),
  )
}

/**
 * The digits of an Indian number as it is dialled within the country: without spaces, dashes,
 * brackets and invisible marks, +91 and the leading 0. What is no such number stays as it is.
 */
export function nationalNumber(typed: string): string {
  const number = typed
    .replace(/[\s\p{Pd}\p{Cf}().]/gu, '')
    .replace(/^(?:\+91|0091|91(?=\d{10}$))?0?(?=\d)/, '')
  return /^\d+$/.test(number) ? number : typed
}

type Values = Record<string, unknown>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** What a control holds as a form posts it: a ticked box is `on`. */
const posted = (value: unknown) => (value === true ? 'on' : typeof value === 'string' ? value : '')

/**
 * The check of a form as a Standard Schema, which libraries of forms know how to ask.
 * @param fields of the form's description
 * @returns a schema with an issue for each wrong field; valid values stay as they are
 */
export const formSchema = (fields: readonly Field[]): StandardSchemaV1<Values> => ({
  '~standard': {
    version: 1,
    vendor: 'site-forms',
    validate(value) {
      const values = isValues(value) ? value : {}
      const errors = Object.entries(checkForm(fields, (name) => posted(values[name])))
      if (errors.length === 0) return { value: values }
      return { issues: errors.map(([name, message]) => ({ path: [name], message })) }
    },
  },
})
