import { askedFor, onlyTheNumber, tooLong, tooManyDigits } from '@/content/forms/wrong-format'
import type { Field, TextField } from '@/content/forms/types'
import { isPhoneNumber, normalise } from './normalise'

/** Reads the value of a field by its name, `''` when there is none. */
export type Read = (name: string) => string

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
  return fields.filter(({ ifYes }) => !ifYes || read(ifYes) === 'yes')
}

/** What a text field says of a text that is not empty; undefined when it takes it. */
function whyNoText(field: TextField, text: string): string | undefined {
  const { kind, maxLength, format, digitsOnly } = field
  if (format && digitsOnly && !/^\d+$/.test(text)) return askedFor[format]
  if (text.length <= maxLength) return undefined
  if (kind !== 'tel') return format === 'pincode' ? askedFor.pincode : tooLong(maxLength)
  return isPhoneNumber(text) ? tooManyDigits(maxLength) : onlyTheNumber
}

/** What a field says of a value that it doesn't take (specification 5). */
function whyNot(field: Field, raw: string): string | undefined {
  const value = normalise(field, raw)
  const { message = '' } = field
  if (value === '') return field.optional ? undefined : message
  if (field.kind === 'consent') return undefined
  if ('maxLength' in field) return whyNoText(field, value)
  return field.options.some((option) => option.value === value) ? undefined : message
}

/**
 * The message of each field that doesn't take its value, by name and in the order of the form; an
 * empty field without a message has `''`.
 */
export function checkForm(fields: readonly Field[], read: Read): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const field of activeFields(fields, read)) {
    const message = whyNot(field, read(field.name))
    if (message !== undefined) errors[field.name] = message
  }
  return errors
}
