import type { TextField } from '@/content/forms/types'

/** A joiner shapes the letter or emoji before it; elsewhere and after a Latin letter it does nothing. */
const joiners = /((?!\p{Script=Latin})[\p{L}\p{M}\p{S}])?([\u200c\u200d])/gu

/** The text without what nobody sees. A text in which nothing can be seen is `''`. */
function visible(typed: string, kind?: TextField['kind']): string {
  const spaces = kind === 'textarea' ? /[\p{Zs}\t]/gu : /[\p{Z}\s]/gu
  const shown = typed
    .replace(spaces, ' ')
    .replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '')
    .replace(joiners, (_, shaped: string | undefined, joiner: string) =>
      shaped === undefined ? '' : shaped + joiner,
    )
    .trim()
  return /[^\p{Default_Ignorable_Code_Point}\p{Z}\u2800]/u.test(shown) ? shown : ''
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** In Unicode the digits of a script follow one another from its zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (isDigit(zero - 1)) zero--
  return String((code - zero) % 10)
}

/** Digits of any script as 0–9, signs of full width as plain ones, any dash as a hyphen. */
const plainDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/(?!\d)\p{Nd}/gu, asciiDigit)
    .replace(/[\p{Pd}\u2212]/gu, '-')

const separators = /[ ()./,-]/g

/**
 * The digits of an Indian number as it is dialled within the country: without spaces, dashes,
 * brackets, +91 and the leading 0. What is no such number stays as it is.
 * @param phone as {@link spell} gives it
 */
export function nationalNumber(phone: string): string {
  const number = phone
    .replace(separators, '')
    .replace(/^(?:\+91|0{0,2}91(?=0?\d{10}$))?0?(?=\d)/, '')
  return /^\d+$/.test(number) ? number : phone
}

const phone = (text: string) => plainDigits(text).replace(/^tel: */i, '')

/** The same for each way to write a phone number. */
export const samePhone = (typed: string): string =>
  nationalNumber(phone(visible(typed)).replace(separators, ''))

function pincode(text: string): string {
  const digits = plainDigits(text).replace(/[ .,-]/g, '')
  return /^\d+$/.test(digits) ? digits : text
}

/** Thousands as they are written in India (1,00,000) and elsewhere (100,000), with a comma or a space. */
const grouped = /^\d{1,3}(?:[ ,]\d{2,3})*[ ,]\d{3}$/
const squareFeet = / ?(?:sq(?:uare)?[. -]*(?:ft|feet|foot)|sft|ft2|वर्ग ?फुट)\.?$/i

function area(text: string): string {
  const number = plainDigits(text)
    .replace(squareFeet, '')
    .replace(/\.0{0,2}$/, '')
    .replace(/,? +/g, (gap) => gap.trim() || ' ')
  if (/^\d+$/.test(number)) return number
  return grouped.test(number) ? number.replace(/[ ,]/g, '') : text
}

/**
 * What is typed into a text field as it goes out: spaces around it and what nobody sees are gone, and
 * a number has one spelling (contract "Forms"). What is no number in a field for one stays as it is.
 * @returns `''` for a text in which nothing can be seen
 */
export function spell(field: TextField, typed: string): string {
  const text = visible(typed, field.kind)
  if (field.kind === 'tel') {
    const number = phone(text)
    return number.length <= field.maxLength ? number : nationalNumber(number)
  }
  if (field.format === undefined) return text
  return field.format === 'area' ? area(text) : pincode(text)
}
