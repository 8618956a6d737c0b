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
