import type { Field, TextField } from '@/content/forms/types'

/** Marks that nobody sees, but for those that join letters, turn their direction or make a flag. */
const invisible = /(?![\u200c-\u200f\u061c\u202a-\u202e\u2066-\u2069\u{e0020}-\u{e007f}])\p{Cf}/gu

/** All that nobody sees: no number or e-mail address needs it. */
const ignorable = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * The text without what nobody sees; names and messages keep what shapes them. A text in which nothing
 * can be seen, or nothing but marks for a letter, is `''`.
 */
function visible(typed: string, { kind, format }: Pick<TextField, 'kind' | 'format'>): string {
  const isText = kind === 'textarea' || (kind === 'text' && format === undefined)
  const spaced = kind === 'textarea' ? typed : typed.replace(/[\p{Z}\s]/gu, ' ')
  const shown = spaced
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(isText ? invisible : ignorable, '')
    .trim()
  return /[^\p{Default_Ignorable_Code_Point}\p{M}\p{Z}\s\u2800]/u.test(shown) ? shown : ''
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

/** Without the word or link before the number: tel:98…, https://wa.me/98… */
const phone = (text: string) => plainDigits(text).replace(/^\p{L}\S*?[:/=] *(?=[+\d(])/u, '')

/** As it is dialled: an Indian number within the country, one from abroad with + and no 0 in brackets. */
const dialled = (phone: string) =>
  phone
    .replace('(0)', '')
    .replace(/[^\p{L}\p{N}+]/gu, '')
    .replace(/^00/, '+')
    // Where a list of countries stands before the field, the code may be there twice.
    .replace(/^(?:\+\d{1,3}(?=\+)|\+91|0*91(?=0?\d{10}$))*(?:0(?=\d))?/, '')

/** Whether this is a phone number in as few characters as can be. */
export const isPhoneNumber = (text: string): boolean => /^\+?\d+$/.test(text)

/** The digits of a phone number, however it is written, and the + of another country. */
export const phoneDigits = (typed: string): string =>
  dialled(phone(visible(typed, { kind: 'tel' })))

function pincode(text: string): string {
  const digits = plainDigits(text).replace(/[ .,-]/g, '')
  return /^\d+$/.test(digits) ? digits : text
}

/** Thousands as they are written in India (1,00,000) and elsewhere (100,000), with a comma or a space. */
const grouped = /^\d{1,3}(?:[ ,]\d{2,3})*[ ,]\d{3}$/
const squareFeet = / ?(?:s(?:q|quare)?[. -]*f(?:t|eet|oot)?s?|ft2|वर्ग ?फुट)\.?$/i

function area(text: string): string {
  const number = plainDigits(text)
    .replace(squareFeet, '')
    .replace(/\.0{0,2}$/, '')
    .replace(/,? +/g, (gap) => gap.trim() || ' ')
  if (/^\d+$/.test(number)) return number
  return grouped.test(number) ? number.replace(/[ ,]/g, '') : text
}

/**
 * What is typed into a field or chosen there, as it goes out: without spaces around it, a text also
 * without what nobody sees, and a number in the one way to write it (contract "Forms"). What is no
 * number in a field for one stays as it is.
 * @returns `''` for a text in which nothing can be seen
 */
export function normalise(field: Field, typed: string): string {
  if (!('maxLength' in field)) return typed.trim()
  const text = visible(typed, field)
  if (field.kind === 'tel') {
    const number = phone(text)
    const digits = dialled(number)
    return number.length > field.maxLength && isPhoneNumber(digits) ? digits : number
  }
  if (field.format === undefined) return text
  return field.format === 'area' ? area(text) : pincode(text)
}
