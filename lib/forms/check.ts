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
